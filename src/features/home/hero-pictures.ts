import { getImage } from 'astro:assets';
import { pictureFile } from './picture-file.ts';

/** From this width on the landscape pictures are shown; below it the portrait crops. */
export const WIDE = '(min-width: 768px)';

interface Source {
  media: string | undefined;
  type: string;
  srcset: string;
  sizes: string;
}

/** One layer of the hero pane (clean or dirty) in both shapes and both formats, best first. */
export async function heroLayer(layer: 'clean' | 'dirty') {
  // The haze needs few pixels: its layer is smaller and softer, and nobody sees it.
  const { portrait, wide, quality } =
    layer === 'clean'
      ? { portrait: [540, 720], wide: [1080, 1440, 1800], quality: 50 }
      : { portrait: [480], wide: [960], quality: 42 };

  const sources: Source[] = [];
  for (const format of ['avif', 'webp'] as const) {
    sources.push({
      media: WIDE,
      type: `image/${format}`,
      srcset: await srcset(`hero-${layer}.jpg`, wide, 2 / 3, format, quality),
      sizes: '100vw',
    });
  }
  for (const format of ['avif', 'webp'] as const) {
    sources.push({
      media: undefined,
      type: `image/${format}`,
      srcset: await srcset(`hero-${layer}-portrait.jpg`, portrait, 9 / 10, format, quality),
      // Twice the pixels of the screen are enough for the eye; phones with more would load for nothing.
      sizes: '(min-width: 480px) 100vw, 75vw',
    });
  }
  return sources;
}

async function srcset(file: string, widths: number[], ratio: number, format: 'avif' | 'webp', quality: number) {
  const candidates = await Promise.all(
    widths.map(async (width) => {
      const { src } = await getImage({
        src: pictureFile(file),
        width,
        height: Math.round(width * ratio),
        fit: 'cover',
        position: 'top',
        format,
        quality: format === 'avif' ? quality : quality + 20,
      });
      return `${src} ${width}w`;
    }),
  );
  return candidates.join(', ');
}
