import { icoFile } from '#site/files/ico-file.ts';
import { siteIcon } from '#site/files/site-icon.ts';

const SIZES_PX = [16, 32, 48];

/** For clients that do not read the page's head. */
export const GET = async () =>
  new Response(icoFile(await Promise.all(SIZES_PX.map(async (size) => ({ size, png: await siteIcon({ size }) })))));
