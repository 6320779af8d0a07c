import { linksOf } from '#admin/seo/site/addresses.ts';
import { parseHtml } from '#admin/seo/site/html.ts';
import type { Answer, Origins, Page, Site } from '#admin/seo/site/site.ts';

export const ORIGINS: Origins = { own: 'http://localhost:8888', public: 'https://www.muster-glasreinigung.example' };

/** Returns an answer of the site; 200 and empty by default. */
export const anAnswer = (path: string, changes: Partial<Answer> = {}): Answer => ({
  path,
  ...{ status: 200, headers: new Headers(), text: '' },
  ...changes,
});

interface SiteParts {
  /** The HTML of each page by its path. */
  pages?: Record<string, string>;
  /** The headers of every page. */
  headers?: Record<string, string>;
  /** Answers beside those of the pages: files, dead links. */
  answers?: Answer[];
  changes?: Partial<Site>;
}

/** Returns a site as a run reads it. */
export function aSite({ pages = { '/': '' }, headers = {}, answers = [], changes = {} }: SiteParts = {}): Site {
  const found: Page[] = Object.entries(pages).map(([path, html]) => ({
    path,
    answer: anAnswer(path, { text: html, headers: new Headers(headers) }),
    document: parseHtml(html),
  }));
  return {
    origins: ORIGINS,
    isLocal: true,
    pages: found,
    links: found.flatMap(({ document, path }) => linksOf(document, path, ORIGINS)),
    answers: new Map([...found.map(({ answer }) => answer), ...answers].map((answer) => [answer.path, answer])),
    sitemap: anAnswer('/sitemap.xml'),
    ...changes,
  };
}
