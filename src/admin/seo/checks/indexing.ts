import robotsParser from 'robots-parser';
import { isPrivate, onSite, shallBeHidden } from '../site/addresses.ts';
import { attributesOf } from '../site/html.ts';
import type { Answer, Page, Site } from '../site/site.ts';
import { readSitemap } from '../site/sitemap-xml.ts';
import { checksOf, type Finding, judgeEach, judgeOne, together, type Verdict } from './check.ts';

/** Whether search engines find the right pages and may read them. */
export const indexingChecks = checksOf('Technik', {
  reachable: {
    weight: 10, // A page that does not answer is not shown.
    title: 'Erreichbarkeit',
    description: 'Alle Seiten, zu denen Links führen, antworten zuverlässig.',
    advice:
      'Öffnen Sie die genannte Seite im Browser. Bleibt sie weg, hilft Ihnen Ihr Anbieter mit der Uhrzeit dieser Prüfung weiter.',
    judge({ answers, pages, leftOut }) {
      const home = answers.get('/');
      // Scores 0 if the first page is away, because then the whole site is.
      if (pages.length === 0 && home) {
        return judgeOne('/', troubleOf(home) ?? `Die Startseite zeigt keine Seite, sondern den Status ${home.status}.`);
      }
      const rest = leftOut === 1 ? 'Eine weitere Adresse wurde' : `${leftOut} weitere Adressen wurden`;
      const why = 'weil die Zeit oder die Höchstzahl erreicht war';
      return together(
        judgeEach([...answers.values()], troubleOf),
        judgeOne('/', leftOut > 0 && { warning: `${rest} nicht mehr geprüft, ${why}.` }),
      );
    },
  },
  indexable: {
    weight: 10, // `noindex` takes a page out of the results, whatever else is good about it.
    title: 'Sichtbar für Suchmaschinen',
    description:
      'Ihre öffentlichen Seiten dürfen in Suchergebnissen erscheinen. Ein „noindex“ nimmt eine Seite heraus.',
    advice: 'Entfernen Sie „noindex“ von der genannten Seite: im Meta-Tag „robots“ oder in der Kopfzeile X-Robots-Tag.',
    judge: (site) => judgeEach(listedPages(site), noindexOf),
  },
  'hidden-pages': {
    weight: 3, // Pages for nobody's search waste attention; no harm to the others.
    title: 'Verborgene Seiten',
    description: 'Datenschutz und Danke-Seite sollen nicht in Suchergebnissen stehen und sagen das mit „noindex“.',
    advice: 'Setzen Sie auf der genannten Seite das Meta-Tag „robots“ auf „noindex,nofollow“.',
    judge: ({ pages, hiddenPages }) =>
      judgeEach(
        [...pages.filter(({ path }) => shallBeHidden(path)), ...hiddenPages],
        (page) =>
          noindexOf(page).length === 0 && 'Die Seite sagt nicht „noindex“ und kann in Suchergebnissen erscheinen.',
      ),
  },
  canonical: {
    weight: 6, // Two addresses for one text share its worth, or the wrong one is shown.
    title: 'Maßgebliche Adresse',
    description: 'Jede Seite nennt ihre eine richtige Adresse (canonical), damit sie nicht doppelt gezählt wird.',
    advice: 'Die Adresse im Element link rel="canonical" muss vollständig sein und zur Seite selbst führen.',
    judge: (site) =>
      judgeEach(listedPages(site), ({ path, document }) => {
        const links = attributesOf(document, 'link[rel~="canonical" i]', 'href');
        const [address = ''] = links;
        if (!address) return 'Die maßgebliche Adresse (canonical) fehlt.';
        if (links.length > 1) return `Die Seite nennt ${links.length} maßgebliche Adressen, es darf nur eine sein.`;
        const url = URL.parse(address);
        if (!url) return `Die maßgebliche Adresse „${address}“ ist nicht vollständig.`;
        const isSelf = onSite(address, path, site.origins)?.path === path && !url.search;
        return !isSelf && `Die maßgebliche Adresse führt woandershin: ${address}`;
      }),
  },
  'robots-txt': {
    weight: 8, // One wrong line shuts out the whole site.
    title: 'robots.txt',
    description: 'Die Hausordnung für Suchmaschinen: was sie lesen dürfen und wo die Sitemap liegt.',
    advice: 'Geben Sie in der robots.txt alle öffentlichen Seiten frei und nennen Sie die Sitemap.',
    judge: (site) => judgeOne('/robots.txt', ...robotsTxtFindings(site)),
  },
  sitemap: {
    weight: 5, // How new pages are found soon; a small site is found without it too.
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
  'not-found': {
    weight: 3, // An error page with status 200 fills the index with nothing.
    title: 'Unbekannte Adressen',
    description: 'Eine Adresse, die es nicht gibt, antwortet mit dem Status 404 und landet so nicht im Suchindex.',
    advice:
      'Unbekannte Adressen müssen die Seite 404 mit dem Status 404 zeigen, keine Weiterleitung und keine Startseite.',
    judge({ unknownAddress: { problem, status, redirects } }) {
      if (problem || status >= 500) return { examined: 0, faults: [] };
      const unknown = 'Eine Adresse, die es nicht gibt,';
      if (redirects[0]) return judgeOne('/', `${unknown} leitet auf ${redirects[0]} um, statt 404 zu melden.`);
      const isGone = status === 404 || status === 410;
      return judgeOne('/', !isGone && `${unknown} antwortet mit Status ${status} statt 404.`);
    },
  },
});

function troubleOf({ problem, status }: Answer): string | false {
  const away = 'Die Seite war nicht erreichbar:';
  if (problem === 'timeout') return 'Die Seite hat nicht innerhalb von 10 Sekunden geantwortet.';
  if (problem === 'network') return `${away} Die Verbindung kam nicht zustande.`;
  if (problem === 'redirects') return `${away} Sie leitet immer weiter um.`;
  if (problem === 'size') return 'Die Antwort war zu groß, um sie ganz zu lesen.';
  return status >= 500 && `Der Server meldet einen Fehler (Status ${status}).`;
}

const NOINDEX = /\b(noindex|none)\b/i;
const ROBOTS_META = 'meta[name="robots" i], meta[name="googlebot" i], meta[name="bingbot" i]';

/** Names the places where a page says noindex. */
export function noindexOf({ document, answer }: Page): string[] {
  const forbids = 'verbietet Suchmaschinen diese Seite (noindex).';
  const isInMeta = attributesOf(document, ROBOTS_META, 'content').some((content) => NOINDEX.test(content));
  const isInHeader = NOINDEX.test(answer.headers.get('x-robots-tag') ?? '');
  return [
    ...(isInMeta ? [`Das Meta-Tag „robots“ ${forbids}`] : []),
    ...(isInHeader ? [`Die Kopfzeile X-Robots-Tag ${forbids}`] : []),
  ];
}

/** The pages that search engines shall list, whatever they say of themselves: a wrong `noindex` is one fault, not two. */
const listedPages = ({ pages }: Site): Page[] => pages.filter(({ path }) => !shallBeHidden(path));

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

/** Wants a readable sitemap with every page that is meant for search engines. */
function judgeSitemap(site: Site): Verdict {
  const { problem, status, text } = site.sitemap;
  if (problem || status >= 500) return judgeOne(SITEMAP, 'Die Sitemap war nicht erreichbar.');
  if (status !== 200) return judgeOne(SITEMAP, `Die Sitemap wurde nicht gefunden (Status ${status}).`);
  const urls = readSitemap(text);
  if (!urls) return judgeOne(SITEMAP, 'Die Sitemap ist kein lesbares XML mit dem Element urlset der sitemaps.org.');
  // One fault is enough, because an empty sitemap lists nothing.
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
