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

/** A layer's AVIF files for wide windows, and its portrait crops for phones. */
export const heroFiles = async (layer: Layer) => ({
  wide: { ...(await filesOf(layer, 'wide')), sizes: layer === 'dirty' ? '34vw' : '100vw' },
  // 1.7 image pixels per CSS pixel are enough for this scene, at half the bytes of three.
  portrait: {
    ...(await filesOf(layer, 'portrait')),
    sizes: layer === 'clean' ? '(min-width: 30em) 100vw, 56vw' : undefined,
  },
});

/** Cuts the layer's share of a picture in all its widths. */
async function filesOf(layer: Layer, shape: 'wide' | 'portrait') {
  const { file, ratio, widths, quality } = CROPS[layer][shape];
  const files = await Promise.all(
    widths.map(async (whole) => {
      const width = Math.round(whole * (layer === 'dirty' ? DIRT[shape] : 1));
      const size = { width, height: Math.round(whole * ratio), fit: 'cover', position: 'right' };
      return { width, src: (await getImage({ src: pictureFile(file), ...size, quality, format: 'avif' })).src };
    }),
  );
  const srcset = files.map(({ src, width }) => `${src} ${width}w`).join(', ');
  return { src: files[0]?.src, srcset: files.length > 1 ? srcset : undefined };
}
