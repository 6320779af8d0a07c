import sharp from 'sharp';

/** The logo; every other icon is made from it. */
const MARK = 'public/favicon.svg';

interface IconForm {
  size: number;
  /** The free share of each edge, because phones cut corners and circles out of icons. */
  margin?: number;
  /** The background colour; transparent without. */
  ground?: string;
}

/** Renders the logo as a square PNG. */
export async function siteIcon({ size, margin = 0, ground = '#ffffff00' }: IconForm): Promise<Uint8Array<ArrayBuffer>> {
  const border = Math.round(size * margin);
  const markSize = size - 2 * border;
  const mark = await sharp(MARK, { density: 2000 }).resize(markSize, markSize).png().toBuffer();
  const icon = await sharp(mark)
    .extend({ top: border, right: border, bottom: border, left: border, background: ground })
    .flatten(ground === '#ffffff00' ? false : { background: ground })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  return new Uint8Array(icon);
}
