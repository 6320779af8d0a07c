import { getImage } from 'astro:assets';
import { pictureFile } from './picture-file.ts';

type Layer = 'clean' | 'dirty';

interface Crop {
  file: string;
  /** The whole picture's widths; the dirty layer has the same share of each. */
  widths: number[];
  ratio: number;
  quality: number;
}

/**
 * The dirty layer holds only the right end, from the blade's rest on, because wiped parts never get dirty again.
 * `--dirt` in hero.css is the same share.
 */
const DIRT = { wide: 1 / 3, portrait: 2 / 5 };
const CROPS: Record<Layer, Record<'wide' | 'portrait', Crop>> = {
  clean: {
    wide: { file: 'hero-clean.jpg', widths: [1080, 1440, 1800], ratio: 2 / 3, quality: 50 },
    portrait: { file: 'hero-clean-portrait.jpg', widths: [540, 720], ratio: 3 / 4, quality: 41 },
  },
  dirty: {
    wide: { file: 'hero-dirty.jpg', widths: [1440, 1800], ratio: 2 / 3, quality: 42 },
    portrait: { file: 'hero-dirty-portrait.jpg', widths: [720], ratio: 3 / 4, quality: 35 },
  },
};

/** Makes the AVIF files of a layer: wide, and portrait crops for phones. */
export const heroSources = async (layer: Layer) => [
  { media: '(min-width: 48em)', srcset: await srcset(layer, 'wide'), sizes: layer === 'dirty' ? '34vw' : '100vw' },
  {
    srcset: await srcset(layer, 'portrait'),
    // 1.7 image pixels per CSS pixel are enough for this scene, at half the bytes of three.
    sizes: layer === 'clean' ? '(min-width: 30em) 100vw, 56vw' : undefined,
  },
];

/** Makes one WebP for browsers without AVIF. */
export const heroFallback = async (layer: Layer) => (await cut(layer, 'wide', 1440, 'webp', 70)).src;

async function srcset(layer: Layer, shape: 'wide' | 'portrait') {
  const { widths, quality } = CROPS[layer][shape];
  const candidates = await Promise.all(widths.map((whole) => cut(layer, shape, whole, 'avif', quality)));
  const [only, ...others] = candidates;
  if (only && others.length === 0) return only.src;
  return candidates.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

/** Cuts the layer's share of a picture `whole` pixels wide. */
async function cut(layer: Layer, shape: 'wide' | 'portrait', whole: number, format: 'avif' | 'webp', quality: number) {
  const { file, ratio } = CROPS[layer][shape];
  const width = Math.round(whole * (layer === 'dirty' ? DIRT[shape] : 1));
  const height = Math.round(whole * ratio);
  const { src } = await getImage({
    src: pictureFile(file),
    ...{ width, height, quality, fit: 'cover', position: 'right', format },
  });
  return { src, width };
}
