import { icoFile } from '#site/files/site-icon.ts';

/** For clients that do not read the page's head. */
export const GET = async () => new Response(await icoFile());
