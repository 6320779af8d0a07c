import { adminManifest } from '#features/site-files/web-manifest.ts';

export const GET = () => Response.json(adminManifest());
