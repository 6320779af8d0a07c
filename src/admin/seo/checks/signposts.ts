import robotsParser from 'robots-parser';
import { isPrivate, onSite, shallBeHidden } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { readSitemap } from '../site/sitemap-xml.ts';
import { checksOf, type Finding, judgeEach, judgeOne, together, type Verdict } from './check.ts';
import { listedPages } from './indexing.ts';

export const signpostChecks = checksOf('Technik', {
  'robots-txt': {
    weight: 8, // One wrong line shuts out the whole site.
    title: 'robots.txt',
    description: 'Die Hausordnung für Suchmaschinen: was sie lesen dürfen und wo die Sitemap liegt.',
    advice: 'Geben Sie in der robots.txt alle öffentlichen Seiten frei und nennen Sie die Sitemap.',
    judge: (site) => judgeOne('/robots.txt', ...robotsTxtFindings(site)),
  },
  sitemap: {
    weight: 5, // Search engines find new pages sooner with it, but a small site also without it.
    title: 'Sitemap: gültig und vollständig',
    description: 'Die Liste Ihrer Seiten für Suchmaschinen. Jede öffentliche Seite soll darin stehen.',
    advice: 'Klicken Sie oben auf „Sitemap generieren“. Danach stehen alle öffentlichen Seiten darin.',
    judge: judgeSitemap,
  },
  'sitemap-entries': {
    weight: 4, // Dead or private entries make search engines trust the list less.
    title: 'Sitemap: nur richtige Einträge',
    description: 'In der Sitemap stehen keine toten, privaten oder verborgenen Adressen.',
    advice: 'Klicken Sie oben auf „Sitemap generieren“. Falsche Einträge verschwinden dabei.',
    judge(site) {
      const seen = new Set<string>();
      const entries = (readSitemap(site.sitemap.text) ?? []).map(({ loc }) => {
        const own = onSite(loc, '/', site.origins);
        return { loc, isElsewhere: !own, path: own?.path ?? SITEMAP };
      });
      return judgeEach(entries, ({ loc, path, isElsewhere }) => {
        const isTwice = seen.has(loc);
        seen.add(loc);
        if (isTwice) return { warning: 'Der Eintrag steht mehrfach in der Sitemap.' };
        if (isElsewhere) return `Der Eintrag gehört nicht zu dieser Website: ${loc}`;
        if (isPrivate(path)) return 'Der Eintrag führt in den geschützten Bereich.';
        if (shallBeHidden(path)) return 'Der Eintrag führt auf eine Seite, die nicht in Suchergebnissen stehen soll.';
        const answer = site.answers.get(path);
        if (!answer || answer.problem || answer.status >= 500) return false;
        if (answer.redirects.length > 0) {
          return { warning: 'Der Eintrag wird weitergeleitet; in der Sitemap soll die endgültige Adresse stehen.' };
        }
        return answer.status >= 400 && `Der Eintrag führt ins Leere (Status ${answer.status}).`;
      });
    },
  },
});

/** All crawlers, and the two that most people search with. */
const CRAWLERS = ['*', 'Googlebot', 'Bingbot'];

function robotsTxtFindings({ robotsTxt, origins, pages, answers }: Site): Finding[] {
  if (robotsTxt.problem || robotsTxt.status >= 500) return ['Die Datei war nicht erreichbar.'];
  if (robotsTxt.status !== 200) return [`Die Datei wurde nicht gefunden (Status ${robotsTxt.status}).`];
  const robots = robotsParser(`${origins.public}/robots.txt`, robotsTxt.text);
  const isForbidden = (path: string) =>
    CRAWLERS.some((crawler) => robots.isAllowed(origins.public + path, crawler) === false);
  // Hidden pages must stay open, because a crawler must read their `noindex`.
  const shutOut = pages.filter(({ path }) => isForbidden(path));
  const file = [...answers.keys()].find((path) => /\.(css|js|avif|webp|jpe?g|png)$/.test(path) && isForbidden(path));
  const sitemaps = robots.getSitemaps();
  const elsewhere = sitemaps.find((address) => onSite(address, '/', origins)?.path !== SITEMAP);
  const shutsOut = 'Die Datei sperrt Suchmaschinen von';
  return [
    ...shutOut.map(({ path }) => `${shutsOut} ${path} aus.`),
    shutOut.length === 0 && file && `${shutsOut} ${file} aus; die Seiten sehen für sie kaputt aus.`,
    sitemaps.length === 0 && { warning: 'Die Datei nennt keine Sitemap.' },
    elsewhere && `Die Datei nennt eine Sitemap, die nicht zu dieser Website gehört: ${elsewhere}`,
  ];
}

const SITEMAP = '/sitemap.xml';

/** Requires a readable sitemap with every page that is meant for search engines. */
function judgeSitemap(site: Site): Verdict {
  const { problem, status, text } = site.sitemap;
  if (problem || status >= 500) return judgeOne(SITEMAP, 'Die Sitemap war nicht erreichbar.');
  if (status !== 200) return judgeOne(SITEMAP, `Die Sitemap wurde nicht gefunden (Status ${status}).`);
  const urls = readSitemap(text);
  if (!urls) return judgeOne(SITEMAP, 'Die Sitemap ist kein lesbares XML mit dem Element urlset der sitemaps.org.');
  // Reports an empty sitemap once instead of once per page.
  if (urls.length === 0) return judgeOne(SITEMAP, 'Die Sitemap ist leer.');
  const invalid = urls.flatMap(({ loc, lastmod }) => [
    !/^https?:\/\/\S+$/.test(loc) && `Ein Eintrag hat keine vollständige Adresse: ${loc}`,
    Number.isNaN(lastmod?.getTime()) && `Ein Eintrag hat kein gültiges Datum: ${loc}`,
  ]);
  const listed = new Set(urls.map(({ loc }) => onSite(loc, '/', site.origins)?.path));
  return together(
    judgeOne(SITEMAP, ...invalid),
    judgeEach(listedPages(site), ({ path }) => !listed.has(path) && 'Die Seite fehlt in der Sitemap.'),
  );
}
