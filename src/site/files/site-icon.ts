import sharp from 'sharp';

/** The mark of the header as a file of its own; every other icon is made from it. */
const MARK = 'public/favicon.svg';

interface IconForm {
  size: number;
  /** Share of the edge that stays free around the mark: phones cut corners and circles out of icons. */
  margin?: number;
  /** Colour behind the mark; transparent without. */
  ground?: string;
}

/** The mark as a square PNG. */
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
