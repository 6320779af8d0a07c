import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>('../../assets/media/*.jpg', { eager: true });

/** Finds a source picture for Astro to optimise. @throws if src/assets/media has none. */
export function pictureFile(name: string): ImageMetadata {
  const file = files[`../../assets/media/${name}`];
  if (!file) throw new Error(`src/assets/media has no ${name}`);
  return file.default;
}
