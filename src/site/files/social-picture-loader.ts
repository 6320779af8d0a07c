import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { outlineLine, outlineLines } from './outlined-text.ts';
import { COMPANY_SIZE, HEADLINE_MAX_WIDTH, HEADLINE_SIZE, SOCIAL_SIZE, socialCard } from './social-card.ts';
import { loadTypeface } from './typeface-loader.ts';

const HEADLINE_WEIGHT = 750;
const ENCODING = { quality: 82, mozjpeg: true };
/** Beside Astro's own pictures, because netlify/plugins/picture-cache keeps that folder from build to build. */
const CACHE_DIR = '.cache/astro/social';

interface SocialPicture {
  /** A file of src/assets/media. */
  picture: string;
  headline: string;
  company: string;
}

/**
 * Renders the picture of a shared link as JPEG: a photo with headline and company name. Cached, because encoding takes
 * half a second.
 */
export async function socialPicture(
  { picture, headline, company }: SocialPicture,
  cacheDir = CACHE_DIR,
): Promise<Uint8Array<ArrayBuffer>> {
  const photo = `src/assets/media/${picture}`;
  const typeface = await loadTypeface(HEADLINE_WEIGHT, headline + company);
  const card = socialCard({
    headline: outlineLines(typeface, headline, HEADLINE_SIZE, HEADLINE_MAX_WIDTH),
    company: outlineLine(typeface, company, COMPANY_SIZE),
  });
  return kept(join(cacheDir, `${digest(await readFile(photo), card)}.jpg`), async () =>
    sharp(photo)
      .resize({ ...SOCIAL_SIZE, fit: 'cover' })
      .composite([{ input: await sharp(new TextEncoder().encode(card)).png().toBuffer() }])
      .jpeg(ENCODING)
      .toBuffer(),
  );
}

/** Hashes everything that the picture depends on. */
const digest = (photo: Uint8Array, card: string) =>
  createHash('sha256')
    .update(photo)
    .update(card)
    .update(JSON.stringify([SOCIAL_SIZE, ENCODING]))
    .digest('hex');

/** Reads the cached file, or makes it. Writes it in one step, because a killed build must not leave half a file. */
async function kept(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  if (!existsSync(path)) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, await make());
    await rename(`${path}.part`, path);
  }
  return new Uint8Array(await readFile(path));
}
