import { siteIcon } from '#site/files/site-icon.ts';

/** Apple's size, with a background, because iOS fills transparent parts with black. */
export const GET = async () => new Response(await siteIcon({ size: 180, margin: 0.16, ground: '#ffffff' }));
