import sharp from 'sharp';
import { type OutlinedLine, outlineLines } from './outlined-text.ts';
import { loadTypeface } from './typeface-loader.ts';

/** The size of Open Graph's summary_large_image. */
const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

const HEADLINE_SIZE = 68;
const COMPANY_SIZE = 32;

const EDGE = 56;
const PADDING = 40;
/** Chats crop the picture to the square in its middle. */
const TEXT_MAX_WIDTH = SOCIAL_SIZE.height - 2 * PADDING;
const LINE_HEIGHT = 1.1;
const MARK_SIZE = 52;
const MARK_GAP = 18;
const COLOURS = { pane: '#ffffff', light: '#35b4cd', ink: '#0e2a33', petrol: '#0a5568', glass: '#c5e3e9' };
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
  const card = socialCard(
    outlineLines(typeface, headline, HEADLINE_SIZE, TEXT_MAX_WIDTH),
    outlineLines(typeface, company, COMPANY_SIZE, TEXT_MAX_WIDTH - MARK_SIZE - MARK_GAP),
  );
  const encoded = await sharp(`src/assets/media/${picture}`)
    .resize({ ...SOCIAL_SIZE, fit: 'cover' })
    .composite([{ input: await sharp(new TextEncoder().encode(card)).png().toBuffer() }])
    .jpeg()
    .toBuffer();
  return new Uint8Array(encoded);
}

/** Draws the pane over a social picture's photo as SVG: headline, logo and company name as outlines. */
function socialCard(headline: readonly OutlinedLine[], company: readonly OutlinedLine[]): string {
  const textWidth = Math.max(
    ...company.map(({ width }) => MARK_SIZE + MARK_GAP + width),
    ...headline.map(({ width }) => width),
  );
  const companyHeight = Math.max(MARK_SIZE, company.length * COMPANY_SIZE * LINE_HEIGHT);
  const headlineHeight = headline.length * HEADLINE_SIZE * LINE_HEIGHT;
  const width = Math.ceil(textWidth + 2 * PADDING);
  const height = Math.ceil(headlineHeight + companyHeight + 2 * PADDING + 20);
  const top = SOCIAL_SIZE.height - EDGE - height;
  const left = (SOCIAL_SIZE.width - width) / 2 + PADDING;
  const markTop = top + height - PADDING - (companyHeight + MARK_SIZE) / 2;
  const companyTop = top + height - PADDING - companyHeight / 2;
  const lines = headline.map(({ path }, index) =>
    outlined(path, left, top + PADDING + HEADLINE_SIZE * (0.8 + index * LINE_HEIGHT), COLOURS.ink),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_SIZE.width}" height="${SOCIAL_SIZE.height}">
<rect x="${left - PADDING}" y="${top}" width="${width}" height="${height}" rx="6" fill="${COLOURS.pane}" fill-opacity=".94"/>
<rect x="${left - PADDING}" y="${top}" width="${width}" height="8" fill="${COLOURS.light}"/>
${lines.join('\n')}
${mark(left, markTop)}
${company
  .map(({ path }, index) => {
    const line = index - (company.length - 1) / 2;
    const baseline = companyTop + COMPANY_SIZE * (0.34 + line * LINE_HEIGHT);
    return outlined(path, left + MARK_SIZE + MARK_GAP, baseline, COLOURS.petrol);
  })
  .join('\n')}
</svg>`;
}

const outlined = (path: string, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y.toFixed(1)})" fill="${fill}" d="${path}"/>`;

/** The logo of public/favicon.svg. */
const mark = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) scale(${MARK_SIZE / 40})">
<path fill="${COLOURS.glass}" d="M2 2h36v36H2z"/><path fill="${COLOURS.pane}" d="M26 2h12v36H10z"/>
<path fill="none" stroke="${COLOURS.petrol}" stroke-width="4" stroke-linejoin="round" d="M3 3h34v34H3zM26.5 3l-16 34"/>
</g>`;
