/** 'production', 'deploy-preview', 'branch-deploy' or 'dev'. */
export type DeployContext = string;

export interface OfDeploy {
  deploy?: { context: DeployContext; id?: string };
}

/** Whether a deploy is a preview. Unknown ones and 'dev' count as previews: Netlify's CLI builds for 'dev'. */
export const isPreview = (deploy: OfDeploy['deploy']): boolean =>
  deploy?.context !== 'production' && deploy?.id !== 'local';
