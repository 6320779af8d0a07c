import { indexedPages, pageUrl } from '#content/pages.ts';
import { attributesOf } from '../site/html.ts';
import { type Answer, lacksHome, type Page } from '../site/site.ts';
import { checksOf, judgeEach, judgeOne } from './check.ts';

export const technicalChecks = checksOf('Technik', {
  reachable: {
    title: 'Erreichbarkeit',
    description: 'Alle Seiten, zu denen Links führen, antworten zuverlässig.',
    advice:
      'Öffnen Sie die genannte Seite im Browser. Bleibt sie weg, hilft Ihnen Ihr Anbieter mit der Uhrzeit dieser Prüfung weiter.',
    judge({ answers, pages }) {
      const home = answers.get('/');
      if (home && lacksHome({ answers, pages })) {
        return judgeOne('/', troubleOf(home) || `Die Startseite zeigt keine Seite, sondern den Status ${home.status}.`);
      }
      return judgeEach([...answers.values()], troubleOf);
    },
  },
  indexable: {
    title: 'Sichtbar für Suchmaschinen',
    description:
      'Ihre öffentlichen Seiten dürfen in Suchergebnissen erscheinen. Ein „noindex“ nimmt eine Seite heraus.',
    advice:
      'Veröffentlichen Sie Ihre Website neu. Bleibt die Sperre, hebt sie Ihr Anbieter auf: Nennen Sie ihm diesen Befund.',
    judge: ({ pages }) =>
      judgeEach(
        pages.filter(({ path }) => indexedPages.some((page) => `/${page.path}` === path)),
        noindexOf,
      ),
  },
  sitemap: {
    title: 'Sitemap',
    description: 'Die Liste Ihrer Seiten für Suchmaschinen. Jede öffentliche Seite soll darin stehen.',
    advice:
      'Veröffentlichen Sie Ihre Website neu: Dabei entsteht die Sitemap. Klicken Sie dann auf „Sitemap generieren“.',
    judge: ({ sitemap }) => judgeOne('/sitemap.xml', ...sitemapFaults(sitemap)),
  },
  https: {
    title: 'Verschlüsselte Verbindung',
    description: 'Die Website läuft über https, und wer http eintippt, wird dorthin geleitet.',
    advice: 'Schalten Sie bei Ihrem Anbieter „HTTPS erzwingen“ ein.',
    judge({ isLocal, overHttp }) {
      if (isLocal) return { examined: 0, faults: [] };
      if (!overHttp) return judgeOne('/', 'Die Website läuft unverschlüsselt über http.');
      // A closed http port counts like a redirect.
      const isSafe = overHttp.problem || overHttp.headers.get('location')?.startsWith('https:');
      return judgeOne('/', !isSafe && 'Wer die Adresse mit http aufruft, wird nicht zu https geleitet.');
    },
  },
});

function troubleOf({ problem, status }: Answer): string | false {
  if (problem === 'timeout') return 'Die Seite hat nicht innerhalb von 10 Sekunden geantwortet.';
  if (problem === 'network') return 'Die Seite war nicht erreichbar: Die Verbindung kam nicht zustande.';
  return status >= 500 && `Der Server meldet einen Fehler (Status ${status}).`;
}

const NOINDEX = /\b(noindex|none)\b/i;
const ROBOTS_META = 'meta[name="robots" i], meta[name="googlebot" i], meta[name="bingbot" i]';

function noindexOf({ document, answer }: Page) {
  const forbids = 'verbietet Suchmaschinen diese Seite (noindex).';
  const isInMeta = attributesOf(document, ROBOTS_META, 'content').some((content) => NOINDEX.test(content));
  return [
    isInMeta && `Das Meta-Tag „robots“ ${forbids}`,
    NOINDEX.test(answer.headers.get('x-robots-tag') ?? '') && `Die Kopfzeile X-Robots-Tag ${forbids}`,
  ];
}

/** Finds what is wrong with the built sitemap, which lists exactly the pages that are meant for search engines. */
export function sitemapFaults({ status, text }: Pick<Answer, 'status' | 'text'>): string[] {
  if (status !== 200) return ['Die Sitemap war nicht erreichbar.'];
  const entries = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  const missing = indexedPages.filter((page) => !entries.includes(new URL(pageUrl(page)).href));
  if (missing.length > 0) return missing.map(({ path }) => `In der Sitemap fehlt die Seite /${path}.`);
  if (entries.length === indexedPages.length) return [];
  return [`In der Sitemap stehen ${entries.length} Adressen statt ${indexedPages.length}.`];
}
