/**
 * Cuts the typeface down to what German pages need: `node src/assets/fonts/subset.ts`.
 * The result is committed; run it again only when the typeface or the set of letters changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const RESULT = 'src/assets/fonts/atkinson-hyperlegible-next-german.woff2';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const german = 'ÄÖÜäöüßẞ';
const signs = '„“”‚‘’»«–—…·•×§©€°²³½±−\u00a0\u202f\u00ad';

const font = await subsetFont(await readFile(SOURCE), ascii + german + signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
});
await writeFile(RESULT, font);
console.warn(`${RESULT}: ${font.length} bytes`);
