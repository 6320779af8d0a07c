import { webManifest } from '#features/site-files/web-manifest.ts';

export const GET = () => Response.json(webManifest());
