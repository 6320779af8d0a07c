import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckId } from '#admin/seo/checks/weights.ts';
import type { Interference } from './serve-copy.ts';
import type { SiteCopy } from './site-copy.ts';

/** A fault in the copy, and what the owner must read about it: the one line of its check. */
export interface PlantedFault {
  check: CheckId;
  finding: RegExp;
  plant: (copy: SiteCopy) => Promise<void>;
}

const KB = 1024;
const inMain = (html: string) => (file: string) => (copy: SiteCopy) => copy.edit(file, /<\/main>/, `${html}</main>`);
const inHead = (html: string) => (file: string) => (copy: SiteCopy) => copy.edit(file, /<\/head>/, `${html}</head>`);
const inBoth =
  (...plants: ((copy: SiteCopy) => Promise<void>)[]) =>
  async (copy: SiteCopy) => {
    for (const plant of plants) await plant(copy);
  };

/** One fault for every check that can be judged on this machine, each at another place. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    check: 'title',
    finding: /^\/faq: Der Titel fehlt\.$/,
    plant: (copy) => copy.edit('faq.html', /<title>[^<]*<\/title>/, ''),
  },
  {
    check: 'description',
    finding: /^\/barrierefreiheit: Die Beschreibung ist mit 7 Zeichen zu kurz\.$/,
    plant: (copy) => copy.edit('barrierefreiheit.html', /(<meta name="description" content=")[^"]*/, '$1Zu kurz'),
  },
  {
    check: 'h1',
    finding: /^\/impressum: Es gibt mehrere Hauptüberschriften \(h1\): „.*“, „Noch eine“\.$/,
    plant: (copy) => copy.edit('impressum.html', /<\/h1>/, '</h1><h1>Noch eine</h1>'),
  },
  {
    check: 'heading-order',
    finding: /^\/datenschutz: Die Überschrift „Zu tief“ \(h4\) folgt auf eine h1; dazwischen fehlt eine Ebene\.$/,
    plant: (copy) => copy.edit('datenschutz.html', /<\/h1>/, '</h1><h4>Zu tief</h4>'),
  },
  {
    check: 'sample-data',
    finding: /^\/faq: Hier steht noch „Lorem ipsum“\.$/m,
    plant: inMain('<p>Lorem ipsum dolor sit amet.</p>')('faq.html'),
  },
  {
    check: 'reachable',
    finding: /^\/kaputt: Der Server meldet einen Fehler \(Status 500\)\.$/,
    plant: inMain('<p><a href="/kaputt">Mehr dazu</a></p>')('impressum.html'),
  },
  {
    check: 'indexable',
    finding: /^\/barrierefreiheit: Das Meta-Tag „robots“ verbietet Suchmaschinen diese Seite \(noindex\)\.$/,
    plant: (copy) => copy.edit('barrierefreiheit.html', /content="index,follow"/, 'content="noindex,follow"'),
  },
  {
    check: 'hidden-pages',
    finding: /^\/danke: Die Seite sagt nicht „noindex“/,
    plant: (copy) => copy.edit('danke.html', /content="noindex,nofollow"/, 'content="index,follow"'),
  },
  {
    check: 'canonical',
    finding: /^\/impressum: Die maßgebliche Adresse führt woandershin: https:\/\/[^/]+\/faq$/,
    plant: (copy) => copy.edit('impressum.html', /(<link rel="canonical" href="https:\/\/[^/]+\/)impressum"/, '$1faq"'),
  },
  {
    check: 'robots-txt',
    finding: /^\/robots\.txt: Die Datei sperrt Suchmaschinen von \/impressum aus\.$/,
    plant: (copy) => copy.edit('robots.txt', /Disallow: \/api\//, 'Disallow: /api/\nDisallow: /impressum'),
  },
  {
    check: 'sitemap',
    finding: /^\/faq: Die Seite fehlt in der Sitemap\.$/,
    plant: (copy) => copy.edit('sitemap.xml', /<url><loc>[^<]*\/faq<\/loc>.*?<\/url>/, ''),
  },
  {
    check: 'sitemap-entries',
    finding: /^\/vergangen: Der Eintrag führt ins Leere \(Status 404\)\.$/,
    plant: (copy) =>
      copy.edit('sitemap.xml', /<url><loc>([^<]*)\/impressum<\/loc>/, '<url><loc>$1/vergangen</loc></url>$&'),
  },
  {
    check: 'not-found',
    finding: /^Startseite: Eine Adresse, die es nicht gibt, antwortet mit Status 200 statt 404\.$/,
    plant: async () => undefined, // By the server: see plantedTroubles.
  },
  {
    check: 'mixed-content',
    finding: /^Startseite: Das Element img lädt unverschlüsselt: http:\/\/bilder\.test\/haus\.jpg$/,
    plant: inMain('<img src="http://bilder.test/haus.jpg" alt="Haus">')('index.html'),
  },
  {
    check: 'redirects',
    finding: /^\/faq: Der Link auf \/alte-fragen wird nach \/faq umgeleitet\.$/,
    plant: inMain('<p><a href="/alte-fragen">Ältere Fragen</a></p>')('faq.html'),
  },
  {
    check: 'security-headers',
    finding: /^Auf allen Seiten: Die Kopfzeile X-Content-Type-Options fehlt\.$/,
    plant: (copy) => copy.edit('../netlify.toml', /\n\s*X-Content-Type-Options = .*/, ''),
  },
  {
    check: 'viewport',
    finding: /^\/datenschutz: Das Meta-Tag „viewport“ verbietet das Vergrößern: .*user-scalable=no$/,
    plant: (copy) => copy.edit('datenschutz.html', /(<meta name="viewport" content="[^"]*)/, '$1, user-scalable=no'),
  },
  {
    check: 'dead-links',
    finding: /^Startseite: Der Link auf \/gibt-es-nicht führt ins Leere \(Status 404\)\.$/,
    plant: inMain('<p><a href="/gibt-es-nicht">Angebot</a></p>')('index.html'),
  },
  {
    check: 'dead-anchors',
    finding: /^\/impressum: Den Abschnitt „#nirgendwo“ gibt es auf \/ nicht\.$/,
    plant: inMain('<p><a href="/#nirgendwo">Dorthin</a></p>')('impressum.html'),
  },
  {
    check: 'dead-files',
    finding: /^\/faq: Die Datei \/fehlt\.jpg fehlt \(Status 404\)\.$/,
    plant: inMain('<img src="/fehlt.jpg" alt="Fenster">')('faq.html'),
  },
  {
    check: 'open-graph',
    finding: /^\/impressum: Das Tag og:title fehlt\.$/,
    plant: (copy) => copy.edit('impressum.html', /<meta property="og:title"[^>]*>/, ''),
  },
  {
    check: 'social-picture',
    finding: /^\/barrierefreiheit: Das Bild ist nicht erreichbar: .*\/social\/barrierefreiheit\.jpg$/,
    plant: (copy) => copy.remove('social/barrierefreiheit.jpg'),
  },
  {
    check: 'json-ld',
    finding: /^\/datenschutz: Ein JSON-LD-Block lässt sich nicht lesen\.$/,
    plant: inMain('<script type="application/ld+json">{"@context":,}</script>')('datenschutz.html'),
  },
  {
    check: 'faq-data',
    finding: /^\/faq: Der Frage „.*“ fehlt die Antwort \(acceptedAnswer\)\.$/,
    plant: (copy) => copy.edit('faq.html', /"acceptedAnswer":/, '"answered":'),
  },
  {
    check: 'local-business',
    finding: /^Startseite: Dem Eintrag des Betriebs fehlt telephone\.$/,
    plant: (copy) => copy.edit('index.html', /"telephone":"[^"]*",/, ''),
  },
  {
    check: 'opening-hours',
    finding: /^\/impressum: Die Öffnungszeit von „17 Uhr“ bis „22:00“ ist ungültig\.$/,
    plant: (copy) => copy.edit('impressum.html', /"opens":"17:00"/, '"opens":"17 Uhr"'),
  },
  {
    check: 'service-area',
    finding: /^\/barrierefreiheit: Der Radius des Einsatzgebiets ist „50000“ statt 20000 Meter\.$/,
    plant: (copy) => copy.edit('barrierefreiheit.html', /"geoRadius":20000/, '"geoRadius":50000'),
  },
  {
    check: 'contact-data',
    finding: /^\/barrierefreiheit: Hier steht eine andere Telefonnummer: 069 12345 678$/,
    plant: inMain('<p>Rufen Sie an: 069 12345 678</p>')('barrierefreiheit.html'),
  },
  {
    check: 'legal-links',
    finding: /^\/faq: Der Link auf Impressum \(\/impressum\) fehlt\.$/,
    plant: (copy) => copy.edit('faq.html', /<a [^>]*href="\/impressum"[^>]*>[^<]*<\/a>/, ''),
  },
  {
    check: 'html-weight',
    finding: /^\/datenschutz: Die Seite ist mit \d{3} KB sehr groß\.$/,
    plant: inMain(`<!--${'x'.repeat(260 * KB)}-->`)('datenschutz.html'),
  },
  {
    check: 'css-weight',
    finding: /^\/impressum: Die Gestaltung der Seite ist mit \d{3} KB sehr groß\.$/,
    plant: inBoth(inHead('<link rel="stylesheet" href="/schwer.css">')('impressum.html'), (copy) =>
      copy.write('schwer.css', `.x{color:red}${' '.repeat(160 * KB)}`),
    ),
  },
  {
    check: 'script-weight',
    finding: /^Startseite: Die Seite lädt sofort \d{3} KB Skript\.$/,
    plant: inBoth(inHead('<script src="/schwer.js" defer></script>')('index.html'), (copy) =>
      copy.write('schwer.js', `/*${'x'.repeat(400 * KB)}*/`),
    ),
  },
  {
    check: 'picture-weight',
    finding: /^\/faq: Das Bild \/schwer\.png ist mit 400 KB zu groß\.$/,
    plant: inBoth(inMain('<img src="/schwer.png" alt="Wintergarten">')('faq.html'), (copy) =>
      copy.write('schwer.png', randomBytes(400 * KB)),
    ),
  },
  {
    check: 'response-time',
    finding: /^\/barrierefreiheit: Der Server brauchte [\d,]+ Sekunden bis zur Antwort\.$/,
    plant: async () => undefined, // By the server: see plantedTroubles.
  },
  {
    check: 'compression',
    finding: /^\/impressum: Wird ungepackt übertragen \(\d+ KB\)\.$/,
    plant: async () => undefined, // By the server: see plantedTroubles.
  },
  {
    check: 'caching',
    finding: /Die unveränderliche Datei wird nicht lange genug aufgehoben: public, max-age=60$/,
    plant: (copy) => copy.edit('../netlify.toml', /"public, max-age=31536000, immutable"/, '"public, max-age=60"'),
  },
  {
    check: 'language',
    finding: /^\/impressum: Die Seite gibt die Sprache „en“ an\.$/,
    plant: (copy) => copy.edit('impressum.html', /<html lang="de"/, '<html lang="en"'),
  },
  {
    check: 'alt-texts',
    finding: /^Startseite: Dem Bild .* fehlt der alt-Text\.$/,
    plant: (copy) => copy.edit('index.html', /(<img [^>]*?) alt="[^"]+"/, '$1'),
  },
  {
    check: 'control-names',
    finding: /^\/faq: Der Knopf button\.leer hat keinen Namen\.$/,
    plant: inMain('<button type="button" class="leer"></button>')('faq.html'),
  },
  {
    check: 'field-labels',
    finding: /^Startseite: Das Feld gutschein hat keine Beschriftung\.$/,
    plant: inMain('<input name="gutschein">')('index.html'),
  },
];

const SLOW_MS = 900;

/** The faults that lie with the server and not in the files. */
export const plantedTroubles: Interference = async (request, response) => {
  const { url = '' } = request;
  if (url === '/kaputt') response.writeHead(500).end();
  else if (url === '/alte-fragen') response.writeHead(301, { location: '/faq' }).end();
  else if (url.startsWith('/seitenpruefung-'))
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Huch</h1>');
  else {
    if (url === '/barrierefreiheit') await sleep(SLOW_MS);
    if (url === '/impressum') delete request.headers['accept-encoding'];
    return false;
  }
  return true;
};
