/** 'production', 'deploy-preview', 'branch-deploy' or 'dev'. */
export type DeployContext = string;

interface Deploy {
  context: DeployContext;
  /** 'local' on a developer's machine. */
  id?: string;
}

/** The deploy in Netlify's context. */
export interface OfDeploy {
  deploy?: Deploy;
}

/**
 * Whether a deploy is neither production nor a developer's machine. Unknown ones count as previews, and so does 'dev',
 * because Netlify's CLI builds for it by default.
 */
export const isPreview = (deploy: Deploy | undefined): boolean =>
  deploy?.context !== 'production' && deploy?.id !== 'local';
