import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

const WEB_FONT = 'src/assets/fonts/klarheit.woff2';

/** Loads the site's typeface in one weight for outlines; `letters` are the ones it needs. */
export async function loadTypeface(weight: number, letters: string): Promise<Font> {
  const oneWeight = await subsetFont(await readFile(WEB_FONT), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const font = create(oneWeight);
  if (font.isCollection) throw new Error(`${WEB_FONT} holds more than one typeface`);
  return font;
}
