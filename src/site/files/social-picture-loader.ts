import sharp from 'sharp';
import { outlineLine, outlineLines } from './outlined-text.ts';
import { COMPANY_SIZE, HEADLINE_MAX_WIDTH, HEADLINE_SIZE, SOCIAL_SIZE, socialCard } from './social-card.ts';
import { loadTypeface } from './typeface-loader.ts';

const HEADLINE_WEIGHT = 750;

interface SocialPicture {
  /** A file of src/assets/media. */
  picture: string;
  headline: string;
  company: string;
}

/** Renders the picture of a shared link as JPEG: a photo with headline and company name. */
export async function socialPicture({ picture, headline, company }: SocialPicture): Promise<Uint8Array<ArrayBuffer>> {
  const typeface = await loadTypeface(HEADLINE_WEIGHT, headline + company);
  const card = socialCard({
    headline: outlineLines(typeface, headline, HEADLINE_SIZE, HEADLINE_MAX_WIDTH),
    company: outlineLine(typeface, company, COMPANY_SIZE),
  });
  const encoded = await sharp(`src/assets/media/${picture}`)
    .resize({ ...SOCIAL_SIZE, fit: 'cover' })
    .composite([{ input: await sharp(new TextEncoder().encode(card)).png().toBuffer() }])
    .jpeg()
    .toBuffer();
  return new Uint8Array(encoded);
}
