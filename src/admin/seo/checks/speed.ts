import {
  SEO_COMPRESS_FROM_BYTES,
  SEO_CSS_BYTES,
  SEO_HASHED_FILE_CACHE_MIN_S,
  SEO_HTML_BYTES,
  SEO_PAGE_CACHE_MAX_S,
  SEO_PICTURE_BYTES,
  SEO_RESPONSE_MS,
  SEO_SCRIPT_BYTES,
} from '#config/limits.ts';
import { all, attribute, sourceOf } from '../site/html.ts';
import { type FileReference, filesOf, filesOfPages } from '../site/references.ts';
import type { Answer, Page, Site } from '../site/site.ts';
import { byThreshold, checksOf, error, judgeEach, onEveryPage, type Verdict } from './check.ts';
import { speedFaults as say, speedTexts } from './speed-texts.ts';
import { categories } from './texts.ts';

/** Bytes and waiting time. */
export const speedChecks = checksOf(categories.speed, speedTexts, {
  'html-weight': onEveryPage((page) => {
    // Styles and scripts in the page count in their own checks.
    const bytes = page.answer.bytes - inlineBytes(page, 'style') - inlineBytes(page, 'script');
    return byThreshold(bytes, SEO_HTML_BYTES, page.path, say.heavyHtml(bytes));
  }),
  'css-weight': onEveryPage((page, site) => {
    const bytes = linkedBytes(page, site, 'style') + inlineBytes(page, 'style');
    return byThreshold(bytes, SEO_CSS_BYTES, page.path, say.heavyCss(bytes));
  }),
  'script-weight': onEveryPage((page, site) => {
    const bytes = linkedBytes(page, site, 'script') + inlineBytes(page, 'script');
    return byThreshold(bytes, SEO_SCRIPT_BYTES, page.path, say.heavyScript(bytes));
  }),
  'picture-weight': judgePictures,
  'response-time': onEveryPage(({ path, answer: { waitMs } }) =>
    byThreshold(waitMs, SEO_RESPONSE_MS, path, say.slow(waitMs)),
  ),
  compression: judgeCompression,
  caching: judgeCaching,
});

function linkedBytes({ document, path }: Page, { origins, answers }: Site, kind: FileReference['kind']): number {
  const files = filesOf(document, path, origins).filter((file) => file.kind === kind);
  const paths = new Set(files.map((file) => file.path));
  return [...paths].reduce((sum, file) => sum + (answers.get(file)?.bytes ?? 0), 0);
}

/** Counts the bytes of inline styles or scripts, without JSON data. */
function inlineBytes({ document }: Page, element: 'style' | 'script'): number {
  const isData = /json/i;
  return all(document, element)
    .filter((node) => !isData.test(attribute(node, 'type') ?? ''))
    .reduce((sum, node) => sum + new TextEncoder().encode(sourceOf(node)).length, 0);
}

/** Judges every size of every picture once. */
function judgePictures(site: Site): Verdict {
  return judgeEach(
    filesOfPages(site, (kind) => kind === 'picture'),
    ([file, page]) => {
      const bytes = site.answers.get(file)?.bytes ?? 0;
      return byThreshold(bytes, SEO_PICTURE_BYTES, page, say.heavyPicture(file, bytes));
    },
  );
}

const TEXT_TYPE = /^(text\/(html|css|javascript|plain)|application\/(javascript|json|manifest\+json)|image\/svg)/;

/** Lists the answers for pages and for the text files that they name. */
function sentTexts(site: Site): Answer[] {
  const files = filesOfPages(site, () => true).flatMap(([path]) => site.answers.get(path) ?? []);
  return [...site.pages.map(({ answer }) => answer), ...files].filter(
    ({ status, headers }) => status === 200 && TEXT_TYPE.test(headers.get('content-type') ?? ''),
  );
}

function judgeCompression(site: Site): Verdict {
  const texts = sentTexts(site).filter(({ bytes }) => bytes >= SEO_COMPRESS_FROM_BYTES);
  return judgeEach(texts, ({ path, bytes, headers }) => {
    const isCompressed = /\b(br|gzip|zstd|deflate)\b/.test(headers.get('content-encoding') ?? '');
    return isCompressed ? [] : [error(path, say.uncompressed(bytes))];
  });
}

/** Files whose name changes with their content: Astro's build puts them here. */
const HASHED = /^\/_astro\//;

function judgeCaching(site: Site): Verdict {
  const pages = site.pages.flatMap(({ path, answer }) => pageCacheFault(path, answer.headers.get('cache-control')));
  const files = [...site.answers.values()].filter(({ path, status }) => HASHED.test(path) && status === 200);
  const hashed = files.flatMap(({ path, headers }) => {
    const value = headers.get('cache-control') ?? say.none;
    return maxAgeOf(value) >= SEO_HASHED_FILE_CACHE_MIN_S ? [] : [error(path, say.fileNotKept(value))];
  });
  return { examined: site.pages.length + files.length, faults: [...pages, ...hashed] };
}

function pageCacheFault(path: string, value: string | null) {
  if (value === null) return [error(path, say.noCacheRule)];
  const isAskedAgain = /\bno-(cache|store)\b/i.test(value) || maxAgeOf(value) <= SEO_PAGE_CACHE_MAX_S;
  return isAskedAgain ? [] : [error(path, say.pageKeptTooLong(value))];
}

const maxAgeOf = (value: string) => Number(/max-age\s*=\s*(\d+)/i.exec(value)?.[1] ?? 0);
