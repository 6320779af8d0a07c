import type { PictureLimits } from '#config/limits.ts';
import { pictureTexts as texts } from './picture-texts.ts';

/** A JPEG without Exif, so without place and camera. */
export interface Shrunk {
  blob: Blob;
  width: number;
  height: number;
}

/** From good to just good enough; a photo of 1,600 px seldom needs the second. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * Draws a picture anew: turned as its camera was held, within the longest side, as JPEG without any of the file's other
 * data. Returns a German sentence if the browser can't read it. Never throws.
 */
export async function shrinkPicture(
  file: Blob,
  { maxSidePx, maxBytes }: PictureLimits,
): Promise<Shrunk | { refused: string }> {
  if (file.size === 0) return { refused: texts.empty };
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = drawn(bitmap, maxSidePx);
    bitmap.close();
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
      if (blob && blob.size <= maxBytes) return { blob, width: canvas.width, height: canvas.height };
    }
  } catch {
    // The browser does not know the format, the file is broken, or the memory does not hold it.
  }
  return { refused: (await isHeic(file)) ? texts.heic : texts.unreadable };
}

function drawn(bitmap: ImageBitmap, maxSidePx: number): HTMLCanvasElement {
  const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  // JPEG has no transparency; without this it would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** By the brand in its first box (ISO/IEC 23008-12), because its type is often missing. */
const isHeic = async (file: Blob): Promise<boolean> =>
  /^ftyp(hei|hev|mif|msf)/.test(
    await file
      .slice(4, 12)
      .text()
      .catch(() => ''),
  );
