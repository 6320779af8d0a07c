import { createHash } from 'node:crypto';
import { PICTURE_LONG_TIMES, PICTURE_SHORT_SIDE_PX, type PictureLimits } from '#config/limits.ts';
import { pictureTexts as texts } from './texts.ts';

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  digest: string;
}

const START = 0xffd8;
const END = 0xd9;
const SCAN = 0xda;
/** The frame headers of browsers and cameras: baseline, extended, progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Quantization and Huffman tables, restart interval. */
const TABLES = [0xdb, 0xc4, 0xdd];
/** What a decoder can do without: applications' data (Exif with the place, thumbnails, profiles) and comments. */
const isLeftOut = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
/** 0 is a byte of the scan itself, the others restart it. */
const isWithinScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** A progressive photo has about ten; thousands would keep a browser busy for minutes. */
const SCANS_AT_MOST = 100;

/** Copies only what a decoder needs (ITU-T T.81, Annex B), because the rest may be a place or a script. */
export function lookAtPicture(sent: Uint8Array, { maxSidePx, maxBytes }: PictureLimits): Picture | { refused: string } {
  const file = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (file.length === 0) return { refused: texts.empty };
  if (file.length > maxBytes) return { refused: texts.tooLarge };
  if (file.length < 4 || file.readUInt16BE(0) !== START) return { refused: texts.notJpeg };
  const parts = partsOf(file);
  if (!parts) return { refused: texts.broken };
  const { width, height, kept } = parts;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  // A decoder needs memory for the area.
  const isStrip = short <= PICTURE_SHORT_SIDE_PX && long <= PICTURE_LONG_TIMES * maxSidePx;
  if (long > maxSidePx && !(isStrip && long * short <= maxSidePx ** 2)) return { refused: texts.tooLarge };
  const bytes = Buffer.concat(kept);
  return { bytes, width, height, digest: createHash('sha256').update(bytes).digest('hex') };
}

interface Segment {
  marker: number;
  bytes: Buffer;
}

/** Undefined for a file that breaks off, or that has parts which no browser's JPEG has. */
function partsOf(file: Buffer): { width: number; height: number; kept: Buffer[] } | undefined {
  const segments = [...segmentsOf(file)];
  const frame = segments.findIndex(({ marker }) => FRAMES.includes(marker));
  const scan = segments.findIndex(({ marker }) => marker === SCAN);
  const size = sizeIn(segments[frame]);
  const isWhole = segments.at(-1)?.marker === END && scan > frame;
  if (!size || !isWhole || !segments.every(({ marker }, n) => isTaken(marker, n === frame))) return undefined;
  if (segments.filter(({ marker }) => marker === SCAN).length > SCANS_AT_MOST) return undefined;
  const kept = segments.filter(({ marker }) => !isLeftOut(marker)).map(({ bytes }) => bytes);
  return { ...size, kept: [file.subarray(0, 2), ...kept] };
}

const isTaken = (marker: number, isFrame: boolean) =>
  isFrame || marker === SCAN || marker === END || TABLES.includes(marker) || isLeftOut(marker);

/** Undefined for no frame, and for one of no picture in grey or colours. */
function sizeIn(frame: Segment | undefined) {
  if (!frame || frame.bytes.length < 13) return undefined;
  const [height, width] = [frame.bytes.readUInt16BE(5), frame.bytes.readUInt16BE(7)];
  return [1, 3].includes(frame.bytes[9] ?? 0) && width * height > 0 ? { width, height } : undefined;
}

/** Up to the end, or to where the file breaks off. */
function* segmentsOf(file: Buffer): Generator<Segment> {
  let at = 2;
  while (file[at] === 0xff && at + 2 <= file.length) {
    const marker = file[at + 1] ?? 0;
    const start = at;
    if (marker === END) return yield { marker, bytes: file.subarray(at, at + 2) };
    const length = at + 4 <= file.length ? file.readUInt16BE(at + 2) : 0;
    at += 2 + length;
    if (length < 2 || at > file.length) return;
    if (marker === SCAN) at = endOfScan(file, at);
    yield { marker, bytes: file.subarray(start, at) };
  }
}

function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at >= 0 && isWithinScan(file[at + 1] ?? 0xff)) at = file.indexOf(0xff, at + 2);
  return at < 0 ? file.length : at;
}
