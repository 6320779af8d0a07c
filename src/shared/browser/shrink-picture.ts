import { PICTURE_LONG_TIMES, PICTURE_SHORT_SIDE_PX, type PictureLimits } from '#config/limits.ts';
import { pictureTexts as texts } from './picture-texts.ts';

/** A JPEG without Exif, so without place and camera. */
export interface Shrunk {
  blob: Blob;
  width: number;
  height: number;
}

const QUALITIES = [0.85, 0.7, 0.5, 0.3];
const SMALLER = [1, 0.7, 0.5];

/**
 * Draws a picture anew: turned as its camera was held, within the longest side, as JPEG without any of the file's other
 * data. A browser that guards its canvas gives a small JPEG as it is; the server strips it. Returns a German sentence if
 * the browser can't read it. Never throws.
 */
export async function shrinkPicture(file: Blob, limits: PictureLimits): Promise<Shrunk | { refused: string }> {
  if (file.size === 0) return { refused: texts.empty };
  try {
    const picture = await decode(file);
    const { width, height } = picture;
    const scale = scaleOf(width, height, limits);
    if (!(await isCanvasTrue().catch(() => false))) {
      const isSmallJpeg = scale === 1 && file.size <= limits.maxBytes && (await startOf(file)).startsWith('\xff\xd8');
      return isSmallJpeg ? { blob: file.slice(0, file.size, 'image/jpeg'), width, height } : { refused: texts.guarded };
    }
    for (const smaller of SMALLER) {
      const canvas = drawn(picture, scale * smaller);
      for (const quality of QUALITIES) {
        const blob = await jpegOf(canvas, quality);
        if (blob && blob.size <= limits.maxBytes) return { blob, width: canvas.width, height: canvas.height };
      }
    }
  } catch {
    // The browser does not know the format, the file is broken, or the memory does not hold it.
  }
  return { refused: /^....ftyp(hei|hev|mif|msf)/s.test(await startOf(file)) ? texts.heic : texts.unreadable };
}

export type Decoded = ImageBitmap | HTMLImageElement;

/** Decodes by an image element where a browser can't otherwise (Safari 14). */
export async function decode(file: Blob): Promise<Decoded> {
  try {
    return await createImageBitmap(file);
  } catch {
    const image = new Image();
    // Not decode(), which waits for the next frame: a page behind another window has none.
    await new Promise((onload, onerror) => {
      Object.assign(image, { onload, onerror, src: URL.createObjectURL(file) });
    }).finally(() => URL.revokeObjectURL(image.src));
    return image;
  }
}

/** Shrinks to the longest side, but a long picture to a short side that can be read, within the same area. */
function scaleOf(width: number, height: number, { maxSidePx }: PictureLimits): number {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const ofStrip = Math.min(PICTURE_SHORT_SIDE_PX / short, Math.sqrt((0.99 * maxSidePx ** 2) / (long * short)));
  return Math.min(1, Math.max(maxSidePx / long, ofStrip), (PICTURE_LONG_TIMES * maxSidePx) / long);
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));

const PATCH = [40, 90, 200, 255];

/** Whether a canvas gives back a known patch: a browser that hides the device gives noise or white, as Pica asks. */
async function isCanvasTrue(): Promise<boolean> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = `rgb(${PATCH.slice(0, 3)})`;
  context.fillRect(0, 0, 8, 8);
  const blob = await jpegOf(canvas, 0.9);
  context.clearRect(0, 0, 8, 8);
  context.drawImage(await decode(blob as Blob), 0, 0);
  // Some change the last bits alone, which nobody sees.
  return context.getImageData(0, 0, 8, 8).data.every((value, at) => Math.abs(value - (PATCH[at % 4] ?? 0)) < 32);
}

function drawn(picture: Decoded, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  // JPEG has no transparency; without this it would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The first bytes as text, because a type is often missing (ISO/IEC 23008-12). */
const startOf = async (file: Blob): Promise<string> =>
  String.fromCharCode(
    ...new Uint8Array(
      await file
        .slice(0, 12)
        .arrayBuffer()
        .catch(() => new ArrayBuffer(0)),
    ),
  );
