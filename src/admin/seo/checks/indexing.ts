import { onSite, shallBeHidden } from '../site/addresses.ts';
import { all, attribute } from '../site/html.ts';
import { readRobotsTxt } from '../site/robots-txt.ts';
import type { Answer, Page, Site } from '../site/site.ts';
import { checksOf, error, type Fault, judgeEach, judgeOne, type Verdict, warning } from './check.ts';
import { indexingTexts, indexingFaults as say } from './indexing-texts.ts';
import { judgeSitemap, judgeSitemapEntries } from './sitemap.ts';
import { categories } from './texts.ts';

/** Whether search engines find the right pages and may read them. */
export const indexingChecks = checksOf(categories.technology, indexingTexts, {
  reachable: judgeReachable,
  indexable: judgeIndexable,
  'hidden-pages': judgeHiddenPages,
  canonical: judgeCanonical,
  'robots-txt': judgeRobotsTxt,
  sitemap: judgeSitemap,
  'sitemap-entries': judgeSitemapEntries,
  'not-found': judgeNotFound,
});

/** Scores 0 if the first page is away, because then the whole site is. */
function judgeReachable(site: Site): Verdict {
  const home = site.answers.get('/');
  const answers = [...site.answers.values()];
  if (site.pages.length === 0 && home) {
    return judgeOne(error('/', troubleOf(home) ?? say.startStatus(home.status)));
  }
  const verdict = judgeEach(answers, (answer) => {
    const trouble = troubleOf(answer);
    return trouble ? [error(answer.path, trouble)] : [];
  });
  if (site.leftOut > 0) verdict.faults.push(warning('/', say.leftOut(site.leftOut)));
  return verdict;
}

function troubleOf({ problem, status }: Answer): string | undefined {
  if (problem === 'timeout') return say.timeout;
  if (problem === 'network') return say.network;
  if (problem === 'redirects') return say.tooManyRedirects;
  if (problem === 'size') return say.tooLarge;
  return status >= 500 ? say.serverError(status) : undefined;
}

function judgeIndexable(site: Site): Verdict {
  return judgeEach(listedPages(site), (page) => noindexOf(page).map((what) => error(page.path, what)));
}

function judgeHiddenPages(site: Site): Verdict {
  const pages = [...site.pages.filter(({ path }) => shallBeHidden(path)), ...site.hiddenPages];
  return judgeEach(pages, (page) => (noindexOf(page).length === 0 ? [error(page.path, say.notHidden)] : []));
}

const NOINDEX = /\b(noindex|none)\b/i;

/** Names the places where a page says noindex. */
export function noindexOf({ document, answer }: Page): string[] {
  const metas = all(document, 'meta[name="robots" i], meta[name="googlebot" i], meta[name="bingbot" i]');
  const inMeta = metas.some((meta) => NOINDEX.test(attribute(meta, 'content') ?? ''));
  const inHeader = NOINDEX.test(answer.headers.get('x-robots-tag') ?? '');
  return [...(inMeta ? [say.noindexMeta] : []), ...(inHeader ? [say.noindexHeader] : [])];
}

/** The pages that search engines shall list, whatever they say of themselves. */
const listedPages = (site: Site): Page[] => site.pages.filter(({ path }) => !shallBeHidden(path));

function judgeCanonical(site: Site): Verdict {
  return judgeEach(listedPages(site), (page) => canonicalFaults(page, site));
}

function canonicalFaults({ path, document }: Page, { origins }: Site): Fault[] {
  const links = all(document, 'link[rel~="canonical" i]').map((link) => attribute(link, 'href') ?? '');
  const [address = ''] = links;
  if (!address) return [error(path, say.noCanonical)];
  if (links.length > 1) return [error(path, say.manyCanonicals(links.length))];
  const url = URL.parse(address);
  if (!url) return [error(path, say.canonicalRelative(address))];
  const isOwn = [origins.own, origins.public].includes(url.origin);
  return isOwn && url.pathname === path && !url.search ? [] : [error(path, say.canonicalElsewhere(address))];
}

/** All crawlers, and the two that most people search with. */
const CRAWLERS = ['*', 'Googlebot', 'Bingbot'];

function judgeRobotsTxt(site: Site): Verdict {
  const { robotsTxt, origins } = site;
  const where = '/robots.txt';
  if (robotsTxt.problem || robotsTxt.status >= 500) return judgeOne(error(where, say.robotsUnreachable));
  if (robotsTxt.status !== 200) return judgeOne(error(where, say.noRobotsTxt(robotsTxt.status)));
  const { allows, sitemaps } = readRobotsTxt(robotsTxt.text);
  const isForbidden = (path: string) => CRAWLERS.some((crawler) => !allows(path, crawler));
  const faults: Fault[] = site.pages
    // Hidden pages must stay open, because a crawler must read their `noindex`.
    .filter(({ path }) => isForbidden(path))
    .map(({ path }) => error(where, say.robotsForbids(path)));
  const file = [...site.answers.keys()].find(
    (path) => /\.(css|js|avif|webp|jpe?g|png)$/.test(path) && isForbidden(path),
  );
  if (file && faults.length === 0) faults.push(error(where, say.robotsForbidsFile(file)));
  if (sitemaps.length === 0) faults.push(warning(where, say.robotsNamesNoSitemap));
  const elsewhere = sitemaps.find((address) => onSite(address, '/', origins)?.path !== '/sitemap.xml');
  if (elsewhere) faults.push(error(where, say.robotsNamesOtherSitemap(elsewhere)));
  return judgeOne(...faults);
}

function judgeNotFound({ unknownAddress: answer }: Site): Verdict {
  const [redirect] = answer.redirects;
  if (answer.problem || answer.status >= 500) return { examined: 0, faults: [] };
  if (redirect) return judgeOne(error('/', say.unknownRedirects(redirect.to)));
  const isGone = answer.status === 404 || answer.status === 410;
  return isGone ? judgeOne() : judgeOne(error('/', say.unknownAnswers(answer.status)));
}
