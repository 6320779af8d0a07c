import { pages as publicPages } from '#content/pages.ts';
import { isPrivate, onSite } from '../site/addresses.ts';
import { all, attribute, first, textOf } from '../site/html.ts';
import { isFilled, isNode, linkedDataOf, listOf, typesOf } from '../site/json-ld.ts';
import { filesOfPages, linkTargets } from '../site/references.ts';
import type { Page, Site } from '../site/site.ts';
import { checksOf, error, type Fault, judgeEach, judgeOne, onEveryPage, type Verdict, warning } from './check.ts';
import { structureFaults as say, structureTexts } from './structure-texts.ts';
import { categories } from './texts.ts';

/** Links between the pages, and data for machines. */
export const structureChecks = checksOf(categories.structure, structureTexts, {
  'dead-links': judgeLinks,
  'dead-anchors': judgeAnchors,
  'dead-files': judgeFiles,
  'open-graph': onEveryPage(openGraphFaults),
  'social-picture': onEveryPage(socialPictureFaults),
  'json-ld': onEveryPage(jsonLdFaults),
  'faq-data': judgeFaq,
});

/** Answers from 500 on and missing ones are faults of 'reachable'. */
function judgeLinks({ links, answers }: Site): Verdict {
  return judgeEach(linkTargets(links), ({ from, path }) => {
    const status = answers.get(path)?.status ?? 0;
    return status >= 400 && status < 500 ? [error(from, say.deadLink(path, status))] : [];
  });
}

function judgeAnchors(site: Site): Verdict {
  const known = new Map(site.pages.map((page) => [page.path, anchorsOf(page)]));
  const withHash = site.links.filter(
    ({ hash, path }) => hash && hash !== 'top' && !hash.startsWith(':~:') && !isPrivate(path),
  );
  const targets = new Map(withHash.map((link) => [`${link.from} ${link.path}#${link.hash}`, link]));
  return judgeEach([...targets.values()], ({ from, path, hash }) => {
    const anchors = known.get(site.answers.get(path)?.endsAt ?? path);
    return anchors && !anchors.has(hash) ? [error(from, say.deadAnchor(path, hash))] : [];
  });
}

function anchorsOf({ document }: Page): ReadonlySet<string> {
  return new Set(
    all(document, '[id], a[name]').flatMap((element) => [element.attribs.id ?? '', element.attribs.name ?? '']),
  );
}

function judgeFiles(site: Site): Verdict {
  return judgeEach(
    // The picture for sharing has a check of its own.
    filesOfPages(site, (kind) => kind !== 'social-picture'),
    ([file, page]) => {
      const answer = site.answers.get(file);
      const isMissing = answer !== undefined && (answer.status >= 400 || answer.problem === 'network');
      return isMissing ? [error(page, say.deadFile(file, answer.status))] : [];
    },
  );
}

/** The fields that a type needs. The business and the FAQ have checks of their own. */
const REQUIRED: Record<string, readonly string[]> = {
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url'],
  FAQPage: ['name', 'url'],
  Service: ['name'],
  Offer: ['itemOffered'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
};

function jsonLdFaults({ path, document }: Page): Fault[] {
  const { nodes, breaches } = linkedDataOf(document);
  const sentences = { syntax: say.brokenJson, context: say.foreignContext, type: say.noType };
  const missing = nodes.flatMap((node) =>
    typesOf(node).flatMap((type) =>
      (REQUIRED[type] ?? []).filter((field) => !isFilled(node[field])).map((field) => say.missingField(type, field)),
    ),
  );
  return [...breaches.map((breach) => sentences[breach]), ...missing].map((what) => error(path, what));
}

/** Wants the FAQ page's questions as data, in the page's own words. */
function judgeFaq(site: Site): Verdict {
  const page = site.pages.find(({ path }) => path === `/${publicPages.faq.path}`);
  if (!page) return { examined: 0, faults: [] };
  const { nodes, breaches } = linkedDataOf(page.document);
  // An unreadable block is a fault of 'json-ld'.
  if (breaches.includes('syntax')) return { examined: 0, faults: [] };
  const faq = nodes.find((node) => typesOf(node).includes('FAQPage'));
  if (!faq) return judgeOne(error(page.path, say.noFaqPage));
  const questions = listOf(faq.mainEntity).filter(isNode);
  if (questions.length === 0) return judgeOne(error(page.path, say.noQuestions));
  const main = first(page.document, 'main') ?? page.document;
  const words = plain(textOf(main));
  const faults = questions.flatMap((question, index) => {
    const name = typeof question.name === 'string' ? question.name.trim() : '';
    if (!name) return [say.questionWithoutName(index + 1)];
    const answer = listOf(question.acceptedAnswer)[0];
    if (!isNode(answer) || !isFilled(answer.text)) return [say.questionWithoutAnswer(name)];
    return words.includes(plain(name)) ? [] : [say.questionNotOnPage(name)];
  });
  return judgeOne(...faults.map((what) => error(page.path, what)));
}

/** Drops soft hyphens, kinds of spaces and case, because they make no difference. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').toLowerCase();

const OPEN_GRAPH = ['og:title', 'og:description', 'og:type', 'og:url'];
/** Facebook, WhatsApp and LinkedIn show a large preview from here on. */
const PICTURE_MIN = { width: 600, height: 315 };

const metaContent = ({ document }: Page, property: string): string | undefined =>
  attribute(first(document, `meta[property="${property}"]`), 'content') || undefined;

function openGraphFaults(page: Page): Fault[] {
  const missing = OPEN_GRAPH.filter((property) => !metaContent(page, property));
  return missing.map((property) => error(page.path, say.noTag(property)));
}

/** Wants a whole address that answers with a picture, large enough by the page's own words. */
function socialPictureFaults(page: Page, { origins, answers }: Site): Fault[] {
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
