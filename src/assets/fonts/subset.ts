/**
 * Makes the site's typeface: `npx node src/assets/fonts/subset.ts`.
 * The result is committed; run it again only when the typeface or the set of letters changes.
 */
import { writeFile } from 'node:fs/promises';
import { cutTypeface } from './cut-typeface.ts';

const RESULT = 'src/assets/fonts/klarheit.woff2';

const font = await cutTypeface();
await writeFile(RESULT, font);
console.warn(`${RESULT}: ${font.length} bytes`);
