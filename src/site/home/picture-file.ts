import type { ImageMetadata } from 'astro';

type Files = Record<string, { default: ImageMetadata }>;

const ours: Files = import.meta.glob('../../assets/media/*.jpg', { eager: true });
// `exhaustive`, because Vite leaves out folders with a dot otherwise.
const published: Files = import.meta.glob('../../../.cache/site/pictures/*.{jpg,jpeg,png,webp}', {
  eager: true,
  exhaustive: true,
});
const byName = new Map(
  Object.entries({ ...ours, ...published }).map(([path, file]) => [path.replace(/.*\//, ''), file.default]),
);

/**
 * Finds a source picture for Astro to optimise: ours, or the owner's, which a publication puts into .cache/site.
 * @throws if there is none.
 */
export function pictureFile(name: string): ImageMetadata {
  const file = byName.get(name);
  if (!file) throw new Error(`Neither src/assets/media nor .cache/site/pictures has ${name}`);
  return file;
}
