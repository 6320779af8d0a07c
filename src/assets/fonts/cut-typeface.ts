import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { renamed, withoutInstances } from './font-name.ts';
import { withPlainZero } from './plain-zero.ts';
import { readTables, writeTables } from './sfnt.ts';

const SOURCE =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const german = 'ÄÖÜäöüßẞ';
const signs = '„“”‚‘’»«–—…·•×§©€°²³½±−\u00a0\u202f\u00ad';
const letters = ascii + german + signs;

/**
 * Atkinson Hyperlegible Next, cut down to what German pages need, its zero without the slash that makes large figures
 * look like a terminal's. A changed font bears another name (OFL 1.1 §3 asks for it where a name is reserved).
 */
export async function cutTypeface(): Promise<Buffer> {
  const cut = await subsetFont(await readFile(SOURCE), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: { min: 400, max: 800 } },
  });
  const font = create(cut);
  if (font.isCollection) throw new Error(`${SOURCE} holds more than one typeface`);
  const tables = readTables(withPlainZero(cut, font.glyphForCodePoint(0x30).id));
  const [name, fvar] = [tables.get('name'), tables.get('fvar')];
  if (!name || !fvar) throw new Error(`${SOURCE} has no name or no axis`);
  tables.set('name', renamed(name, /Atkinson ?Hyperlegible ?Next/g, 'Klarheit')).set('fvar', withoutInstances(fvar));
  // For menus too.
  tables.delete('STAT');
  return subsetFont(writeTables(tables), letters, { targetFormat: 'woff2' });
}
