import { expect, test } from 'vitest';
import type { CheckId } from '#admin/seo/checks/all-checks.ts';
import { judgeSite } from '#admin/seo/checks/judge.ts';
import { parseHtml } from '#admin/seo/site/html.ts';
import type { Site } from '#admin/seo/site/site.ts';
import { anAnswer, aSite, ORIGINS } from '../../support/seo/a-site.ts';

const findings = (id: CheckId, site: Site): string[] =>
  judgeSite(site)
    .find((result) => result.id === id)
    ?.details?.split('\n') ?? [];
const onHome = (html: string) => aSite({ pages: { '/': html } });
const onPage = (id: CheckId, html: string) => findings(id, onHome(html));
const statusOf = (id: CheckId, site: Site) => judgeSite(site).find((result) => result.id === id);
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;

/** What a page holds, by the check that looks for it. */
const HOLDS: Partial<Record<CheckId, { fault: readonly string[]; fine: readonly string[] }>> = {
  'sample-data': {
    fault: ['Max Mustermann', 'Musterstr. 12', 'info@example.com', '0176 04069 555', 'TODO: Text', 'www.firma.example'],
    fine: ['Ein Muster Ihrer Wahl', 'Das ist mustergültig', 'Mustern Sie uns', 'Beispiel', 'Methode'],
  },
  indexable: {
    fault: ['<meta name="ROBOTS" content="NONE">', '<meta name="googlebot" content="noindex">'],
    fine: [],
  },
  'contact-data': {
    fault: [],
    fine: [
      '<a href="tel:+496990009123">069 90009 123</a>',
      '<p>069/90009-123, +49 69 90009123</p>',
      '<p>Öffnungszeiten 07:00–22:00 Uhr, seit 01.01.2020, 20 km, 0 Euro, 100 %</p>',
      '<p>Hintere Bleiche 34, 55116 Mainz</p>',
      '<a href="https://wa.me/4917604069123">0176 04069 123</a>',
    ],
  },
  'dead-anchors': {
    fault: ['<a href="#fehlt">a</a>'],
    fine: [
      '<a href="#a">a</a><a href="#%C3%BCber">b</a><a href="#top">c</a><a href="#">d</a><h2 id="a"></h2><a name="über"></a>',
    ],
  },
  'heading-order': {
    fault: ['<h4>Hinweis</h4><h1>a</h1>', '<h1>a</h1><h3>b</h3>', '<h2>a</h2><h4>b</h4><h2>c</h2>'],
    fine: ['<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>', '<h2>Hinweis</h2><h1>a</h1>', '<h1>a</h1><h2>b</h2><h1>c</h1>'],
  },
  'mixed-content': {
    fault: [
      '<script src="http://a.test/x.js"></script>',
      '<source srcset="/a.webp 1x, http://a.test/b.webp 2x">',
      '<style>body{background:url("http://a.test/b.png")}</style>',
      '<p style="background:url(http://a.test/b.png)"></p>',
      '<form action="http://a.test/"></form>',
      '<link rel="stylesheet" href="http://a.test/x.css">',
    ],
    fine: ['<a href="http://a.test/">Link</a>', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', '<img src="/a.png">'],
  },
  'control-names': {
    fault: [
      '<a href="/"></a>',
      '<a href="/"><img src="a.png" alt=""></a>',
      '<button><svg aria-hidden="true"></svg></button>',
    ],
    fine: [
      '<a href="/" aria-label="Start"></a>',
      '<a href="/"><img src="a.png" alt="Start"></a>',
      '<button><svg role="img" aria-label="Zu"></svg></button>',
      '<p hidden><button></button></p>',
    ],
  },
  'field-labels': {
    fault: ['<input name="x">', '<label for="y">Name</label><input id="x" name="x">'],
    fine: [
      '<label>Name <input name="x"></label>',
      '<label for="x">Name</label><input id="x">',
      '<p aria-hidden="true"><input name="falle"></p>',
      '<input type="hidden" name="x"><input type="submit">',
    ],
  },
  'alt-texts': {
    fault: ['<img src="a.png">', '<img src="a.png" alt="IMG_1234.jpg">'],
    fine: ['<img src="a.png" alt="">'],
  },
};

test.each(Object.entries(HOLDS))('the check %s finds its faults on a page, and nothing else', (id, { fault, fine }) => {
  for (const html of fault) expect(onPage(id as CheckId, html), html).toHaveLength(1);
  for (const html of fine) expect(onPage(id as CheckId, html), html).toEqual([]);
});

const own = 'https://www.firma.de';
const published = (answer?: Parameters<typeof anAnswer>[1]) =>
  aSite({
    changes: { isLocal: false, origins: { own, public: own }, ...(answer && { overHttp: anAnswer('/', answer) }) },
  });

test.each([
  ['http leads to it', { status: 301, leavesTo: `${own}/` }, []],
  ['http is closed', { status: 0, problem: 'network' }, []],
  ['http stays http', { status: 200 }, ['Wer die Adresse mit http aufruft, wird nicht zu https geleitet.']],
  ['the site itself is read over http', undefined, ['Die Website läuft unverschlüsselt über http.']],
] as const)('https is judged if %s', (_, answer, sentences) => {
  expect(findings('https', published(answer))).toEqual(sentences.map((sentence) => `Startseite: ${sentence}`));
  expect(statusOf('https', published(answer))).toMatchObject({ score: sentences.length === 0 ? 100 : 0 });
});

const page = '<p>Lorem ipsum, Musterweg 3</p>';

test('sample data are a warning on this machine and an error on a published site', () => {
  expect(statusOf('sample-data', aSite({ pages: { '/': page } }))).toMatchObject({ status: 'warning', score: 50 });
  const published = aSite({ pages: { '/': page }, changes: { isLocal: false } });
  expect(statusOf('sample-data', published)).toMatchObject({ status: 'error', score: 0 });
});

test('indexing is forbidden by a header', () => {
  const site = aSite({ headers: { 'x-robots-tag': 'noindex' } });
  expect(findings('indexable', site)).toEqual([
    'Startseite: Die Kopfzeile X-Robots-Tag verbietet Suchmaschinen diese Seite (noindex).',
  ]);
});

test('indexing passes on the privacy page, which must say noindex', () => {
  const pages = {
    '/': '<link rel="canonical" href="https://www.muster-glasreinigung.example/">',
    '/datenschutz': '<meta name="robots" content="noindex,nofollow">',
  };
  for (const id of ['indexable', 'hidden-pages', 'canonical'] as const) {
    expect(statusOf(id, aSite({ pages }))).toMatchObject({ status: 'success', score: 100 });
  }
});

test('indexing fails if an unknown address answers with a page or redirects', () => {
  const home = aSite({ changes: { unknownAddress: anAnswer('/x') } });
  const leading = aSite({ changes: { unknownAddress: anAnswer('/x', { redirects: ['/'] }) } });
  expect(findings('not-found', home)[0]).toContain('mit Status 200 statt 404');
  expect(findings('not-found', leading)[0]).toContain('leitet auf / um');
});

test.each([
  ['is missing', anAnswer('/robots.txt', { status: 404 }), 'Die Datei wurde nicht gefunden (Status 404).'],
  ['names no sitemap', anAnswer('/robots.txt', { text: 'User-agent: *' }), 'Die Datei nennt keine Sitemap.'],
  [
    'shuts Google out',
    anAnswer('/robots.txt', { text: `User-agent: Googlebot\nDisallow: /\nSitemap: ${ORIGINS.public}/sitemap.xml` }),
    'Die Datei sperrt Suchmaschinen von / aus.',
  ],
  [
    'names a foreign sitemap',
    anAnswer('/robots.txt', { text: 'Sitemap: https://anderswo.example/sitemap.xml' }),
    'die nicht zu dieser Website gehört',
  ],
])('indexing fails if robots.txt %s', (_, robotsTxt, sentence) => {
  expect(findings('robots-txt', aSite({ changes: { robotsTxt } }))).toEqual([expect.stringContaining(sentence)]);
});

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const sitemapOf = (text: string) => ({ sitemap: anAnswer('/sitemap.xml', { text }) });
const listing = (...locs: string[]) =>
  sitemapOf(`<urlset ${NAMESPACE}>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`);

const home = `${ORIGINS.public}/`;

test.each([
  [`${ORIGINS.public}/admin/login`, 'Der Eintrag führt in den geschützten Bereich.'],
  [`${ORIGINS.public}/datenschutz`, 'nicht in Suchergebnissen stehen soll'],
  ['https://anderswo.example/', 'gehört nicht zu dieser Website'],
  [home, 'steht mehrfach in der Sitemap'],
])('the sitemap must not list %s', (loc, sentence) => {
  const site = aSite({ changes: listing(home, loc) });
  expect(findings('sitemap-entries', site)).toEqual([expect.stringContaining(sentence)]);
  expect(statusOf('sitemap', site)).toMatchObject({ status: 'success' });
});

const entry = (more: string) => `<urlset ${NAMESPACE}><url><loc>${home}</loc></url><url>${more}</url></urlset>`;

test.each([
  ['no XML', '<urlset><url>', 'kein lesbares XML'],
  ['another list', `<sitemapindex ${NAMESPACE}/>`, 'mit dem Element urlset der sitemaps.org'],
  ['without entries', `<urlset ${NAMESPACE}></urlset>`, 'Die Sitemap ist leer.'],
  ['without an address', entry('<lastmod>2026-03-02</lastmod>'), 'keine vollständige Adresse'],
  ['with an address without its host', entry('<loc>/faq</loc>'), 'keine vollständige Adresse: /faq'],
  ['with an invalid date', entry(`<loc>${home}faq</loc><lastmod>2026-13-02</lastmod>`), 'kein gültiges Datum'],
])('the sitemap fails if it is %s', (_, text, sentence) => {
  expect(findings('sitemap', aSite({ changes: sitemapOf(text) }))).toEqual([expect.stringContaining(sentence)]);
});

test('the sitemap is reported once if it is missing', () => {
  const site = aSite({ changes: { sitemap: anAnswer('/sitemap.xml', { status: 404 }) } });
  expect(findings('sitemap', site)).toEqual(['/sitemap.xml: Die Sitemap wurde nicht gefunden (Status 404).']);
  expect(statusOf('sitemap-entries', site)).toMatchObject({ status: 'success' });
});

test.each([
  ['a number that is dialled', '<a href="tel:+4961311234567">Anrufen</a>', '+4961311234567'],
  ['a number that is shown', '<p>Telefon 06131 / 123 45 67</p>', '06131 / 123 45 67'],
  [
    'a link that dials another number than it shows',
    '<a href="tel:+496990009123">06131 1234567</a>',
    'wählt aber +496990009123',
  ],
  ['a house number', '<p>Musterstraße 2</p>', 'Musterstraße 2'],
  ['a postal code', '<p>55001 Musterstadt</p>', '55001 Musterstadt'],
  ['a town', '<p>55000 Nebenstadt</p>', '55000 Nebenstadt'],
  ['a name', '<p>Muster Glasreinigung GmbH</p>', 'Muster Glasreinigung GmbH'],
  ['a name in the footer', '<footer>Glasfirma</footer>', 'Fußzeile'],
  ['a name in the data', jsonLd({ '@type': 'LocalBusiness', name: 'Andere Firma' }), 'Andere Firma'],
  ['a number in the data', jsonLd({ '@type': 'LocalBusiness', telephone: '+49 6131 1' }), '+49 6131 1'],
])('contact data differ in %s', (_, html, shown) => {
  expect(onPage('contact-data', html)).toEqual([expect.stringContaining(shown)]);
});

const headers = {
  'content-security-policy': "frame-ancestors 'none'; script-src 'self'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
};

test('security headers pass if all are present, and fail if one is missing', () => {
  expect(findings('security-headers', aSite({ headers }))).toEqual([]);
  for (const name of Object.keys(headers)) {
    const others = Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
    expect(findings('security-headers', aSite({ headers: others })).length, name).toBeGreaterThan(0);
  }
});

test.each([
  ['strict-transport-security', 'max-age=0'],
  ['referrer-policy', 'unsafe-url'],
  ['content-security-policy', "frame-ancestors 'none'; script-src 'self' 'unsafe-inline'"],
])('security headers fail with %s: %s', (name, value) => {
  expect(findings('security-headers', aSite({ headers: { ...headers, [name]: value } }))).toHaveLength(1);
});

test('links are reported if they are dead or redirected, but not if they lead to other sites', () => {
  const html =
    '<a href="/weg">a</a><a href="/alt">b</a><a href="https://anderswo.example/x">c</a><a href="/admin">d</a>';
  const answers = [anAnswer('/weg', { status: 410 }), anAnswer('/alt', { endsAt: '/', redirects: ['/'] })];
  const site = aSite({ pages: { '/': html }, answers });
  expect(findings('dead-links', site)).toEqual(['Startseite: Der Link auf /weg führt ins Leere (Status 410).']);
  expect(findings('redirects', site)).toEqual(['Startseite: Der Link auf /alt wird nach / umgeleitet.']);
});

const KB = 1024;
const withFile = (html: string, path: string, answer: Parameters<typeof anAnswer>[1]) =>
  aSite({ pages: { '/': html }, answers: [anAnswer(path, answer)] });
const kept = (value: string) => ({ headers: new Headers({ 'cache-control': value }) });
const slow = [{ path: '/', answer: anAnswer('/', { waitMs: 900 }), document: parseHtml('') }];

test.each([
  ['html-weight', onHome(' '.repeat(260 * KB)), 'Die Seite ist mit 260 KB sehr groß.'],
  [
    'css-weight',
    withFile('<link rel="stylesheet" href="/a.css">', '/a.css', { bytes: 160 * KB }),
    'Die Gestaltung der Seite ist mit 160 KB sehr groß.',
  ],
  [
    'script-weight',
    withFile('<script src="/a.js"></script>', '/a.js', { bytes: 400 * KB }),
    'Die Seite lädt sofort 400 KB Skript.',
  ],
  [
    'picture-weight',
    withFile('<img src="/a.png">', '/a.png', { bytes: 400 * KB }),
    'Das Bild /a.png ist mit 400 KB zu groß.',
  ],
  ['dead-files', withFile('<img src="/a.png">', '/a.png', { status: 404 }), 'Die Datei /a.png fehlt (Status 404).'],
  ['response-time', aSite({ changes: { pages: slow } }), 'Der Server brauchte 0,9 Sekunden bis zur Antwort.'],
  [
    'compression',
    aSite({ pages: { '/': ' '.repeat(2 * KB) }, headers: { 'content-type': 'text/html', 'cache-control': '' } }),
    'Wird ungepackt übertragen (2 KB).',
  ],
  [
    'reachable',
    withFile('<a href="/kaputt">a</a>', '/kaputt', { status: 500 }),
    'Der Server meldet einen Fehler (Status 500).',
  ],
  ['sitemap', aSite({ changes: listing(`${ORIGINS.public}/faq`) }), 'Die Seite fehlt in der Sitemap.'],
] as const)('the answers of a server fail the check %s, which says why', (id, site, sentence) => {
  expect(findings(id, site)).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['a year passes', 'max-age=31536000, immutable', []],
  ['a minute fails', 'max-age=60', ['nicht lange genug aufgehoben: max-age=60']],
])('the caching of files with hashed names is judged: %s', (_, value, sentences) => {
  const site = aSite({ headers: { 'cache-control': 'no-cache' }, answers: [anAnswer('/_astro/a.js', kept(value))] });
  expect(findings('caching', site)).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)));
});

const privacy = '<a href="/datenschutz">Datenschutz</a>';

test('the legal pages are linked by their names', () => {
  expect(onPage('legal-links', `<a href="/impressum">Impressum</a>${privacy}`)).toEqual([]);
});

test.each([
  ['without a link', ''],
  ['with a link of another name', '<a href="/impressum#haftung">Haftung</a>'],
  ['with a link in a closed box', '<details><summary>Mehr</summary><a href="/impressum">Impressum</a></details>'],
])('the legal pages count as unlinked %s', (_, html) => {
  expect(onPage('legal-links', html + privacy)).toEqual(['Startseite: Der Link auf Impressum (/impressum) fehlt.']);
});

test('a finding on all pages is listed once, and one on many pages names four of them', () => {
  const everywhere = aSite({ pages: { '/': '', '/a': '', '/b': '' } });
  expect(findings('language', everywhere)).toEqual(['Auf allen Seiten: Die Angabe der Sprache fehlt.']);
  const pages = Object.fromEntries(['/', '/a', '/b', '/c', '/d', '/e'].map((path) => [path, '']));
  const site = aSite({ pages: { ...pages, '/gut': '<html lang="de">' } });
  expect(findings('language', site)).toEqual(['Startseite, /a, /b, /c und 2 weitere: Die Angabe der Sprache fehlt.']);
});

test('a finding is only counted after the first twelve', () => {
  const links = Array.from({ length: 20 }, (_, index) => `<a href="#x${index}">x</a>`).join('');
  expect(onPage('dead-anchors', links)).toHaveLength(13);
  expect(onPage('dead-anchors', links).at(-1)).toBe('Und 8 weitere Befunde.');
});

test('a finding lowers the score even among very many things', () => {
  const links = Array.from({ length: 500 }, (_, index) => `<a href="/?${index}#a${index}">x</a>`).join('');
  const targets = Array.from({ length: 499 }, (_, index) => `<p id="a${index}"></p>`).join('');
  expect(statusOf('dead-anchors', aSite({ pages: { '/': links + targets } }))).toMatchObject({
    status: 'error',
    score: 99,
  });
});
