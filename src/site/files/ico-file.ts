const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const TYPE_ICON = 1;
const BITS_PER_PIXEL = 32;

interface IcoImage {
  /** Width and height in pixels, below 256. */
  size: number;
  png: Uint8Array;
}

/** Packs PNG files into an ICO file: a header, an entry for each picture, then the pictures. */
export function icoFile(images: readonly IcoImage[]): Uint8Array<ArrayBuffer> {
  const start = HEADER_BYTES + images.length * ENTRY_BYTES;
  const file = new Uint8Array(images.reduce((bytes, { png }) => bytes + png.length, start));
  const view = new DataView(file.buffer);
  view.setUint16(2, TYPE_ICON, true);
  view.setUint16(4, images.length, true);
  let offset = start;
  for (const [index, { size, png }] of images.entries()) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    view.setUint8(entry, size);
    view.setUint8(entry + 1, size);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, BITS_PER_PIXEL, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
