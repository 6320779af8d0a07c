import { SEO_DESCRIPTION_CHARS, SEO_TITLE_CHARS } from '#config/limits.ts';
import { samplesIn } from '#content/samples.ts';
import { all, attribute, textOf, textPartsOf } from '../site/html.ts';
import type { Page, Site } from '../site/site.ts';
import { type Check, checksOf, error, type Fault, judgeEach, onEveryPage, warning } from './check.ts';
import { contentTexts, contentFaults as say } from './content-texts.ts';
import { categories } from './texts.ts';

/** The words on the pages. */
export const contentChecks = checksOf(categories.content, contentTexts, {
  title: uniqueText(titlesOf, titleFaults, say.sameTitle),
  description: uniqueText(descriptionsOf, descriptionFaults, say.sameDescription),
  h1: onEveryPage(h1Faults),
  'heading-order': onEveryPage(headingOrderFaults),
  'sample-data': onEveryPage(sampleFaults),
});

function titlesOf(page: Page): string[] {
  return all(page.document, 'head > title').map(textOf);
}

function descriptionsOf(page: Page): string[] {
  return all(page.document, 'meta[name="description" i]').map((meta) => attribute(meta, 'content') ?? '');
}

/** Wants another text on each page. Of several pages with the same text all but the first are faulty. */
function uniqueText(
  textsOf: (page: Page) => string[],
  faultsOf: (path: string, texts: string[]) => Fault[],
  sameAs: (other: string) => string,
): Check['judge'] {
  return (site) => {
    const seen = new Map<string, string>();
    return judgeEach(site.pages, (page) => {
      const texts = textsOf(page);
      const found = faultsOf(page.path, texts);
      const [text = ''] = texts;
      const other = seen.get(text);
      if (text && other === undefined) seen.set(text, page.path);
      return text && other !== undefined ? [...found, error(page.path, sameAs(other))] : found;
    });
  };
}

function titleFaults(path: string, titles: string[]): Fault[] {
  const [title = ''] = titles;
  if (!title) return [error(path, say.noTitle)];
  if (titles.length > 1) return [error(path, say.manyTitles(titles.length))];
  if (title.length < SEO_TITLE_CHARS.min) return [warning(path, say.titleTooShort(title))];
  return title.length > SEO_TITLE_CHARS.max ? [warning(path, say.titleTooLong(title))] : [];
}

function descriptionFaults(path: string, descriptions: string[]): Fault[] {
  const [description = ''] = descriptions;
  const { length } = description;
  if (!description) return [error(path, say.noDescription)];
  if (descriptions.length > 1) return [error(path, say.manyDescriptions(descriptions.length))];
  if (length < SEO_DESCRIPTION_CHARS.min) return [warning(path, say.descriptionTooShort(length))];
  return length > SEO_DESCRIPTION_CHARS.max ? [warning(path, say.descriptionTooLong(length))] : [];
}

function h1Faults({ path, document }: Page): Fault[] {
  const texts = all(document, 'h1').map(textOf);
  if (texts.length === 0) return [error(path, say.noH1)];
  if (texts.length > 1) return [error(path, say.manyH1(texts.map((text) => `„${text}“`).join(', ')))];
  return texts[0] ? [] : [error(path, say.emptyH1)];
}

function headingOrderFaults({ path, document }: Page): Fault[] {
  const headings = all(document, 'h1, h2, h3, h4, h5, h6').map((heading) => ({
    level: Number(heading.name.slice(1)),
    text: textOf(heading),
  }));
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level;
    // A notice above the page may begin with h2.
    if (before === undefined) return level > 2 ? [warning(path, say.startsDeep(text, level))] : [];
    return level > before + 1 ? [warning(path, say.skippedLevel(text, level, before))] : [];
  });
}

/** Finds sample values: a warning on this machine, an error online, because `deploy:check` refuses them. */
function sampleFaults({ path, document }: Page, { isLocal }: Site): Fault[] {
  const fault = isLocal ? warning : error;
  const samples = textPartsOf(document).flatMap(samplesIn);
  return [...new Set(samples)].map((sample) => fault(path, say.sample(sample)));
}
