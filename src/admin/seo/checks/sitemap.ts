import { isPrivate, shallBeHidden } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { readSitemap, type SitemapEntry } from '../site/sitemap-xml.ts';
import { error, type Fault, judgeEach, judgeOne, type Verdict, warning } from './check.ts';
import { indexingFaults as say } from './indexing-texts.ts';

const WHERE = '/sitemap.xml';

/** Wants a readable sitemap within the schema, with every page that is meant for search engines. */
export function judgeSitemap(site: Site): Verdict {
  const { sitemap, origins } = site;
  if (sitemap.problem || sitemap.status >= 500) return judgeOne(error(WHERE, say.sitemapUnreachable));
  if (sitemap.status !== 200) return judgeOne(error(WHERE, say.noSitemap(sitemap.status)));
  const { entries, breaches } = readSitemap(sitemap.text, origins);
  const invalid = breaches.map(({ kind, loc }) => error(WHERE, say.breach(say.breaches[kind], loc)));
  // One fault is enough, because an unreadable sitemap lists nothing.
  if (entries.length === 0) return judgeOne(...invalid);
  const listed = new Set(entries.map(({ path }) => path));
  // Goes by the purpose of a page, because a `noindex` by mistake is one fault, not two.
  const pages = site.pages.filter(({ path }) => !shallBeHidden(path));
  const missing = pages.filter(({ path }) => !listed.has(path)).map(({ path }) => error(path, say.missingInSitemap));
  return { examined: pages.length + 1, faults: [...invalid, ...missing] };
}

/** Refuses entries that are dead, private, hidden, elsewhere, redirected or there twice. */
export function judgeSitemapEntries(site: Site): Verdict {
  const { entries } = readSitemap(site.sitemap.text, site.origins);
  const seen = new Set<string>();
  return judgeEach(entries, (entry) => {
    const isTwice = seen.has(entry.loc);
    seen.add(entry.loc);
    return isTwice ? [warning(entry.path ?? entry.loc, say.entryTwice)] : entryFaults(entry, site);
  });
}

function entryFaults({ loc, path }: SitemapEntry, { answers }: Site): Fault[] {
  if (path === undefined) return [error(WHERE, say.entryElsewhere(loc))];
  if (isPrivate(path)) return [error(path, say.entryPrivate)];
  if (shallBeHidden(path)) return [error(path, say.entryHidden)];
  const answer = answers.get(path);
  if (!answer || answer.problem || answer.status >= 500) return [];
  if (answer.redirects.length > 0) return [warning(path, say.entryRedirects)];
  return answer.status >= 400 ? [error(path, say.entryDead(answer.status))] : [];
}
