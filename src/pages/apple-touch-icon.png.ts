import { siteIcon } from '#site/files/site-icon.ts';

/** The size Apple asks for; iOS fills transparent parts with black, hence a ground. */
export const GET = async () => new Response(await siteIcon({ size: 180, margin: 0.16, ground: '#ffffff' }));
