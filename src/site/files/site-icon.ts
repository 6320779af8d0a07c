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

/** Packs the logo into an ICO file: a header, an entry for its one picture, and the picture as PNG. */
export async function icoFile(): Promise<Uint8Array<ArrayBuffer>> {
  const size = 32;
  const png = await siteIcon({ size });
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // The type: icon.
  head.writeUInt16LE(1, 4); // One picture.
  head.fill(size, 6, 8);
  head.writeUInt16LE(1, 10); // One colour plane.
  head.writeUInt16LE(32, 12); // Bits per pixel.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
