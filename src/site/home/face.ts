import { getImage } from 'astro:assets';
import type { Facts } from '#content/facts-schema.ts';
import { focalWords } from './focal-words.ts';
import { pictureFile } from './picture-file.ts';

/** The portrait for the first screen: square, 64 CSS pixels at twice the density. */
export const face = async ({ file, focal }: NonNullable<Facts['person']['portrait']>): Promise<string> =>
  (
    await getImage({
      src: pictureFile(file),
      ...{ width: 128, height: 128, fit: 'cover', format: 'webp', quality: 70 },
      position: focalWords(focal) ?? 'center',
    })
  ).src;
