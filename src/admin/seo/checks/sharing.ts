import { onSite } from '../site/addresses.ts';
import { attribute, first } from '../site/html.ts';
import type { Page, Site } from '../site/site.ts';
import { error, type Fault, warning } from './check.ts';
import { structureFaults as say } from './structure-texts.ts';

const OPEN_GRAPH = ['og:title', 'og:description', 'og:type', 'og:url'];
/** Facebook, WhatsApp and LinkedIn show a large preview from here on. */
const PICTURE_MIN = { width: 600, height: 315 };

const metaContent = ({ document }: Page, property: string): string | undefined =>
  attribute(first(document, `meta[property="${property}"]`), 'content') || undefined;

export function openGraphFaults(page: Page): Fault[] {
  const missing = OPEN_GRAPH.filter((property) => !metaContent(page, property));
  return missing.map((property) => error(page.path, say.noTag(property)));
}

/** There, with a whole address, an answer that is a picture, and large enough by what the page says of it. */
export function socialPictureFaults(page: Page, { origins, answers }: Site): Fault[] {
  const { path } = page;
  const address = metaContent(page, 'og:image');
  if (!address) return [error(path, say.noPicture)];
  if (!URL.canParse(address)) return [error(path, say.relativePicture(address))];
  const answer = answers.get(onSite(address, path, origins)?.path ?? '');
  if (answer && (answer.problem || answer.status !== 200)) return [error(path, say.deadPicture(address))];
  const type = answer?.headers.get('content-type') ?? 'image/';
  if (!type.startsWith('image/')) return [error(path, say.noPictureFile(address, type))];
  const width = Number(metaContent(page, 'og:image:width') ?? Number.POSITIVE_INFINITY);
  const height = Number(metaContent(page, 'og:image:height') ?? Number.POSITIVE_INFINITY);
  const isSmall = width < PICTURE_MIN.width || height < PICTURE_MIN.height;
  return isSmall ? [warning(path, say.smallPicture(width, height))] : [];
}
