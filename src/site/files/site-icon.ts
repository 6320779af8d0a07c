import sharp from 'sharp';

/** The logo, source of every other icon. */
const MARK = 'public/favicon.svg';

interface IconForm {
  size: number;
  /** The margin as a share of the edge, because phones crop icons to circles and rounded squares. */
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
  const headBytes = 22;
  const file = new Uint8Array(headBytes + png.length);
  const head = new DataView(file.buffer);
  head.setUint16(2, 1, true); // The type: icon.
  head.setUint16(4, 1, true); // One picture.
  file.fill(size, 6, 8);
  head.setUint16(10, 1, true); // One colour plane.
  head.setUint16(12, 32, true); // Bits per pixel.
  head.setUint32(14, png.length, true);
  head.setUint32(18, headBytes, true);
  file.set(png, headBytes);
  return file;
}
