/** Which of the platform's deploys something belongs to: 'production', 'deploy-preview', 'branch-deploy' or 'dev'. */
export type DeployContext = string;

/** What the platform says about the deploy of a function. */
interface Deploy {
  context: DeployContext;
  /** 'local' on a developer's machine. */
  id?: string;
}

/** The part of Netlify's context that says so. */
export interface OfDeploy {
  deploy?: Deploy;
}

/**
 * Whether a deploy is neither the public site nor a developer's machine. One that does not say what it is, is too; and
 * so is one that was built for 'dev', as Netlify's CLI does when it is not told otherwise.
 */
export const isPreview = (deploy: Deploy | undefined): boolean =>
  deploy?.context !== 'production' && deploy?.id !== 'local';
