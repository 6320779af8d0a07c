import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Atkinson Hyperlegible Next 2.001 in the weights 400 to 800, its zero without the slash that makes large figures look
 * like a terminal's. A changed font bears another name (OFL 1.1 §3 asks for it where a name is reserved).
 */
const SOURCE = 'src/assets/fonts/klarheit-latin.woff2';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const german = 'ÄÖÜäöüßẞ';
const signs = '„“”‚‘’»«–—…·•×§©€°²³½±−\u00a0\u202f\u00ad';

/** The typeface, cut down to what German pages need. */
export const cutTypeface = async (): Promise<Buffer> =>
  subsetFont(await readFile(SOURCE), ascii + german + signs, { targetFormat: 'woff2' });
