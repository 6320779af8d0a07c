/** 'production', 'deploy-preview', 'branch-deploy' or 'dev'. */
export type DeployContext = string;

interface Deploy {
  context: DeployContext;
  id?: string;
}

export interface OfDeploy {
  deploy?: Deploy;
}

/** Whether a deploy is a preview. Unknown ones and 'dev' count as previews: Netlify's CLI builds for 'dev'. */
export const isPreview = (deploy: Deploy | undefined): boolean =>
  deploy?.context !== 'production' && deploy?.id !== 'local';
