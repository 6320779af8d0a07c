import { pages as publicPages } from '#content/pages.ts';
import { isPrivate } from '../site/addresses.ts';
import { all, first, textOf } from '../site/html.ts';
import { isFilled, isNode, linkedDataOf, listOf, typesOf } from '../site/json-ld.ts';
import { filesOf } from '../site/references.ts';
import type { Page, Site } from '../site/site.ts';
import { checksOf, error, type Fault, onEveryPage, type Verdict } from './check.ts';
import { openGraphFaults, socialPictureFaults } from './sharing.ts';
import { structureFaults as say, structureTexts } from './structure-texts.ts';
import { categories } from './texts.ts';

/** How the pages hang together, and what they tell machines. */
export const structureChecks = checksOf(categories.structure, structureTexts, {
  'dead-links': judgeLinks,
  'dead-anchors': judgeAnchors,
  'dead-files': judgeFiles,
  'open-graph': onEveryPage(openGraphFaults),
  'social-picture': onEveryPage(socialPictureFaults),
  'json-ld': onEveryPage(jsonLdFaults),
  'faq-data': judgeFaq,
});

/** Each target once a page. Servers that stumble and pages that do not answer are judged as unreachable. */
function judgeLinks({ links, answers }: Site): Verdict {
  const targets = new Map(links.map(({ from, path }) => [`${from} ${path}`, { from, path }]));
  const faults = [...targets.values()].flatMap(({ from, path }) => {
    const status = answers.get(path)?.status ?? 0;
    return status >= 400 && status < 500 ? [error(from, say.deadLink(path, status))] : [];
  });
  return { examined: targets.size, faults };
}

function judgeAnchors(site: Site): Verdict {
  const known = new Map(site.pages.map((page) => [page.path, anchorsOf(page)]));
  const withHash = site.links.filter(
    ({ hash, path }) => hash && hash !== 'top' && !hash.startsWith(':~:') && !isPrivate(path),
  );
  const targets = new Map(withHash.map((link) => [`${link.from} ${link.path}#${link.hash}`, link]));
  const faults = [...targets.values()].flatMap(({ from, path, hash }) => {
    const anchors = known.get(site.answers.get(path)?.endsAt ?? path);
    return anchors && !anchors.has(hash) ? [error(from, say.deadAnchor(path, hash))] : [];
  });
  return { examined: targets.size, faults };
}

function anchorsOf({ document }: Page): ReadonlySet<string> {
  return new Set(
    all(document, '[id], a[name]').flatMap((element) => [element.attribs.id ?? '', element.attribs.name ?? '']),
  );
}

function judgeFiles(site: Site): Verdict {
  const files = new Map<string, string>();
  for (const page of site.pages) {
    for (const { path, kind } of filesOf(page.document, page.path, site.origins)) {
      // The picture for sharing has a check of its own.
      if (kind !== 'social-picture' && !files.has(path)) files.set(path, page.path);
    }
  }
  const faults = [...files].flatMap(([file, page]) => {
    const answer = site.answers.get(file);
    const isMissing = answer !== undefined && (answer.status >= 400 || answer.problem === 'network');
    return isMissing ? [error(page, say.deadFile(file, answer.status))] : [];
  });
  return { examined: files.size, faults };
}

/** What a node of a type can't do without. The business itself and the FAQ have checks of their own. */
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

/** The FAQ page must have its questions as data, in the words of the page. */
function judgeFaq(site: Site): Verdict {
  const page = site.pages.find(({ path }) => path === `/${publicPages.faq.path}`);
  if (!page) return { examined: 0, faults: [] };
  const { nodes, breaches } = linkedDataOf(page.document);
  // A block that can't be read is one fault, of the check 'json-ld'.
  if (breaches.includes('syntax')) return { examined: 0, faults: [] };
  const faq = nodes.find((node) => typesOf(node).includes('FAQPage'));
  if (!faq) return { examined: 1, faults: [error(page.path, say.noFaqPage)] };
  const questions = listOf(faq.mainEntity).filter(isNode);
  if (questions.length === 0) return { examined: 1, faults: [error(page.path, say.noQuestions)] };
  const main = first(page.document, 'main') ?? page.document;
  const words = plain(textOf(main));
  const faults = questions.flatMap((question, index) => {
    const name = typeof question.name === 'string' ? question.name.trim() : '';
    if (!name) return [say.questionWithoutName(index + 1)];
    const answer = listOf(question.acceptedAnswer)[0];
    if (!isNode(answer) || !isFilled(answer.text)) return [say.questionWithoutAnswer(name)];
    return words.includes(plain(name)) ? [] : [say.questionNotOnPage(name)];
  });
  // The page counts as one, however many of its questions are wrong.
  return { examined: 1, faults: faults.map((what) => error(page.path, what)) };
}

/** For comparing: soft hyphens and kinds of spaces make no difference. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').toLowerCase();
