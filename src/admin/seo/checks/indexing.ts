import { onSite, shallBeHidden } from '../site/addresses.ts';
import { attributesOf } from '../site/html.ts';
import type { Answer, Page, Site } from '../site/site.ts';
import { checksOf, judgeEach, judgeOne, together } from './check.ts';

export const indexingChecks = checksOf('Technik', {
  reachable: {
    weight: 10, // A page that does not answer is not shown.
    title: 'Erreichbarkeit',
    description: 'Alle Seiten, zu denen Links führen, antworten zuverlässig.',
    advice:
      'Öffnen Sie die genannte Seite im Browser. Bleibt sie weg, hilft Ihnen Ihr Anbieter mit der Uhrzeit dieser Prüfung weiter.',
    judge({ answers, pages, leftOut }) {
      const home = answers.get('/');
      // Scores 0 if the home page is unreachable, because then the whole site is.
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
    weight: 3, // Such pages waste a crawler's time, but harm no others.
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
    weight: 6, // Two addresses of one text split its ranking, or results show the wrong one.
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
  'not-found': {
    weight: 3, // An error page with status 200 fills the index with empty entries.
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

/** Returns the pages that should be listed, even with a wrong `noindex`, because that is one fault, not two. */
export const listedPages = ({ pages }: Site): Page[] => pages.filter(({ path }) => !shallBeHidden(path));
