import { adminManifest } from '#site/files/web-manifest.ts';

export const GET = () => Response.json(adminManifest());
