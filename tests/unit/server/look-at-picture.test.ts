import sharp from 'sharp';
import { expect, test } from 'vitest';
import { KIB, REQUEST_PHOTO } from '#config/limits.ts';
import { lookAtPicture } from '#server/pictures/look-at.server.ts';

const PLACE = { IFD0: { Make: 'Kamera', Copyright: 'Erika Muster' }, IFD3: { GPSLatitude: '49/1 59/1 0/1' } };
const drawing = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#7aa' } });
const aPhoto = (width?: number, height?: number) => drawing(width, height).jpeg().withExif(PLACE).toBuffer();
const refusalOf = (bytes: Uint8Array) => {
  const seen = lookAtPicture(bytes, REQUEST_PHOTO);
  return 'refused' in seen ? seen.refused : 'taken';
};
const taken = (bytes: Uint8Array) => {
  const seen = lookAtPicture(bytes, REQUEST_PHOTO);
  if ('refused' in seen) throw new Error(seen.refused);
  return seen;
};

test('a picture loses its place and camera, and stays the same to the eye', async () => {
  const sent = await drawing().jpeg({ progressive: true, mozjpeg: true }).withExif(PLACE).toBuffer();
  expect(sent.includes('Erika Muster')).toBe(true);
  const { bytes, width, height, digest } = taken(sent);
  expect({ width, height }).toEqual({ width: 60, height: 40 });
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(bytes.includes('Exif')).toBe(false);
  expect(bytes.includes('Erika Muster')).toBe(false);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer());
});

test('what hangs behind a picture’s end is cut off, also a whole archive or page', async () => {
  const sent = await aPhoto();
  const { bytes } = taken(Buffer.concat([sent, Buffer.from('PK\x03\x04<script>alert(1)</script>')]));
  expect(bytes).toEqual(taken(sent).bytes);
  expect(bytes.includes('script')).toBe(false);
});

test('a script in a comment is cut out', async () => {
  const sent = await aPhoto();
  const script = Buffer.from('*/=1;alert(1)/*<script>alert(1)</script>');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
  const { bytes } = taken(Buffer.concat([sent.subarray(0, 2), comment, sent.subarray(2)]));
  expect(bytes).toEqual(taken(sent).bytes);
});

test.each([
  ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a PDF called jpg', '%PDF-1.7\n1 0 obj'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a GIF', 'GIF89a/*<svg/onload=alert(1)>*/=1;'],
  ['a single byte', '\xff'],
])('%s is no photo', (_, content) => {
  expect(refusalOf(Buffer.from(content, 'latin1'))).toBe(
    'Diese Datei ist kein Foto. Bitte wählen Sie ein Bild aus Ihrer Kamera.',
  );
});

test('a PNG is refused by its first bytes, whatever its header says of its size', async () => {
  const png = await drawing(1, 1).png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  expect(refusalOf(png)).toMatch('kein Foto');
});

test('an empty file says that it is empty', () => {
  expect(refusalOf(new Uint8Array())).toBe('Dieses Foto ist leer. Bitte wählen Sie ein anderes.');
});

test('sides beyond the limit are refused before anybody decodes them', async () => {
  const sent = await aPhoto();
  const frame = sent.indexOf(Buffer.from([0xff, 0xc0]));
  sent.writeUInt16BE(20_000, frame + 5);
  sent.writeUInt16BE(20_000, frame + 7);
  expect(refusalOf(sent)).toMatch('zu groß');
  expect(refusalOf(await aPhoto(1600, 1200))).toBe('taken');
  expect(refusalOf(await aPhoto(1601, 1200))).toMatch('zu groß');
  expect(refusalOf(await aPhoto(480, 5333)), 'a strip as large as the square').toBe('taken');
  expect(refusalOf(await aPhoto(481, 1601))).toMatch('zu groß');
  expect(refusalOf(await aPhoto(480, 5334))).toMatch('zu groß');
  expect(refusalOf(await aPhoto(8001, 300))).toMatch('zu groß');
  expect(refusalOf(Buffer.concat([await aPhoto(), Buffer.alloc(1024 * KIB)]))).toMatch('zu groß');
});

test('scans without end, which would keep a browser busy, are refused', async () => {
  const sent = await drawing().jpeg({ progressive: true }).toBuffer();
  const scan = sent.subarray(sent.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const scans = (more: number) => Buffer.concat([sent.subarray(0, -2), ...Array(more).fill(scan), sent.subarray(-2)]);
  expect([refusalOf(scans(50)), refusalOf(scans(100))]).toEqual(['taken', expect.stringContaining('beschädigt')]);
});

test('a picture cut anywhere is refused, and so is one with wrong lengths', async () => {
  const sent = await aPhoto();
  for (let end = 4; end < sent.length; end++) expect(refusalOf(sent.subarray(0, end))).toMatch('beschädigt');
  for (let at = 2; at < sent.length - 2; at++) {
    const bent = Buffer.from(sent);
    bent[at] = (bent[at] ?? 0) ^ 0xff;
    expect(refusalOf(bent)).toMatch(/taken|beschädigt|zu groß/);
  }
});
