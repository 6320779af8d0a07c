import { getImage } from 'astro:assets';
import { pictureFile } from './picture-file.ts';

type Layer = 'clean' | 'dirty';

// The haze needs few pixels: its layer is smaller and softer, and nobody sees it.
const WIDTHS = {
  clean: { portrait: [540, 720], wide: [1080, 1440, 1800] },
  dirty: { portrait: [480], wide: [960] },
};
// The portrait crop of the clean layer fits into one first TCP window (14.6 kB).
const QUALITY = { clean: { portrait: 44, wide: 50 }, dirty: { portrait: 36, wide: 42 } };

/** The AVIF files of one layer of the hero pane, for wide screens and, the portrait crops, for phones. */
export const heroSources = async (layer: Layer) => [
  {
    media: '(min-width: 768px)',
    srcset: await srcset(`hero-${layer}.jpg`, WIDTHS[layer].wide, 2 / 3, QUALITY[layer].wide),
  },
  {
    srcset: await srcset(`hero-${layer}-portrait.jpg`, WIDTHS[layer].portrait, 3 / 4, QUALITY[layer].portrait),
    // 1.7 pixels to each of the page's are enough for a view out of the window, and half the bytes of three.
    sizes: '(min-width: 480px) 100vw, 56vw',
  },
];

/** One WebP for browsers without AVIF. */
export const heroFallback = async (layer: Layer) =>
  (await getImage({ src: pictureFile(`hero-${layer}.jpg`), width: 1440, format: 'webp', quality: 70 })).src;

async function srcset(file: string, widths: number[], ratio: number, quality: number) {
  const candidates = await Promise.all(
    widths.map(async (width) => {
      const { src } = await getImage({
        src: pictureFile(file),
        width,
        height: Math.round(width * ratio),
        fit: 'cover',
        position: 'top',
        format: 'avif',
        quality,
      });
      return `${src} ${width}w`;
    }),
  );
  return candidates.join(', ');
}
