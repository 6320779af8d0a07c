import { expect, test } from 'vitest';
import { type CheckId, checkIds } from '#admin/seo/checks/all-checks.ts';
import { judgeSite } from '#admin/seo/checks/judge.ts';
import type { Site } from '#admin/seo/site/site.ts';
import { anAnswer, aSite, ORIGINS } from '../../support/seo/a-site.ts';

const findings = (id: CheckId, site: Site): string[] =>
  judgeSite(site)
    .find((result) => result.id === id)
    ?.details?.split('\n') ?? [];
const onHome = (html: string) => aSite({ pages: { '/': html } });
const onPage = (id: CheckId, html: string) => findings(id, onHome(html));
const resultOf = (id: CheckId, site: Site) => judgeSite(site).find((result) => result.id === id);
const WORDS = 'Häufige Fragen zur Reinigung von Glas und Rahmen';

/** What a page holds, by the check that looks for it. */
const HOLDS: Partial<Record<CheckId, { fault: readonly string[]; fine: readonly string[] }>> = {
  title: {
    fault: [
      '',
      '<title>Fragen</title>',
      `<title>${WORDS}</title><title>${WORDS}</title>`,
      `<title>${WORDS + WORDS}</title>`,
    ],
    fine: [`<title>${WORDS}</title>`],
  },
  description: {
    fault: [
      '',
      '<meta name="description" content="Zu kurz.">',
      `<meta name="description" content="${WORDS.repeat(4)}">`,
    ],
    fine: [`<meta name="Description" content="${WORDS + WORDS}">`],
  },
  'sample-data': {
    fault: ['Max Mustermann', 'Musterstr. 12', 'info@example.com', '0176 04069 555', 'TODO: Text', 'www.firma.example'],
    fine: ['Ein Muster Ihrer Wahl', 'Das ist mustergültig', 'Mustern Sie uns', 'Beispiel', 'Methode'],
  },
  indexable: {
    fault: ['<meta name="ROBOTS" content="NONE">', '<meta name="googlebot" content="noindex">'],
    fine: [],
  },
  'contact-data': {
    fault: ['<a href="tel:+4961311234567">Anrufen</a>'],
    fine: [
      '<a href="tel:+496990009123">069 90009 123</a>',
      '<p>069/90009-123, +49 69 90009123</p>',
      '<p>Öffnungszeiten 07:00–22:00 Uhr, seit 01.01.2020, 20 km, 0 Euro, 100 %</p>',
      '<p>Hintere Bleiche 34, 55116 Mainz</p>',
      '<a href="https://wa.me/4917604069123">0176 04069 123</a>',
    ],
  },
  'area-words': {
    fault: ['<p>Wir fahren im Um\u00adkreis von etwa <b>30</b> Kilometern.</p>', '<p>Umkreis von 21\u00a0km</p>'],
    fine: ['<p>Umkreis von 20 km</p>', '<p>im Umkreis von bis zu 20 Kilometern</p>', '<p>30 km bis Worms</p>'],
  },
  'alt-texts': {
    fault: ['<img src="a.png">', '<img src="a.png" alt="IMG_1234.jpg">'],
    fine: ['<img src="a.png" alt="">'],
  },
};

test.each(Object.entries(HOLDS))('the check %s finds its faults on a page, and nothing else', (id, { fault, fine }) => {
  const onFaq = (html: string) => findings(id as CheckId, aSite({ pages: { '/faq': html } }));
  for (const html of fault) expect(onFaq(html), html).toHaveLength(1);
  for (const html of fine) expect(onFaq(html), html).toEqual([]);
});

test('every check is asked for its faults here', () => {
  const others = ['reachable', 'sitemap', 'https', 'dead-links', 'legal-links'];
  expect([...Object.keys(HOLDS), ...others].toSorted()).toEqual(checkIds.toSorted());
});

test('of two pages with one title the second is named', () => {
  const html = `<title>${WORDS}</title>`;
  expect(findings('title', aSite({ pages: { '/': html, '/faq': html } }))).toEqual([
    '/faq: Der Titel ist derselbe wie auf /.',
  ]);
});

const own = 'https://www.firma.de';
const published = (answer?: Parameters<typeof anAnswer>[1]) =>
  aSite({
    changes: { isLocal: false, origins: { own, public: own }, ...(answer && { overHttp: anAnswer('/', answer) }) },
  });

test.each([
  ['http leads to it', { status: 301, headers: new Headers({ location: `${own}/` }) }, []],
  ['http is closed', { status: 0, problem: 'network' }, []],
  ['http stays http', { status: 200 }, ['Wer die Adresse mit http aufruft, wird nicht zu https geleitet.']],
  ['the site itself is read over http', undefined, ['Die Website läuft unverschlüsselt über http.']],
] as const)('https is judged if %s', (_, answer, sentences) => {
  expect(findings('https', published(answer))).toEqual(sentences.map((sentence) => `Startseite: ${sentence}`));
  expect(resultOf('https', published(answer))).toMatchObject({ score: sentences.length === 0 ? 100 : 0 });
});

test('indexing is forbidden by a header', () => {
  const site = aSite({ headers: { 'x-robots-tag': 'noindex' } });
  expect(findings('indexable', site)).toEqual([
    'Startseite: Die Kopfzeile X-Robots-Tag verbietet Suchmaschinen diese Seite (noindex).',
  ]);
});

test('indexing passes on the privacy page, which must say noindex', () => {
  const pages = { '/': '', '/datenschutz': '<meta name="robots" content="noindex,nofollow">' };
  expect(resultOf('indexable', aSite({ pages }))).toMatchObject({ status: 'success', score: 100 });
});

test('the home page names the town or the region', () => {
  const fault = 'Startseite: Titel und Hauptüberschrift nennen weder Ihren Ort noch Ihre Region.';
  expect(onPage('area-words', '<h1>Glasreinigung</h1>')).toEqual([fault]);
  expect(onPage('area-words', '<h1>Glasreinigung in Rheinhessen</h1>')).toEqual([]);
  expect(onPage('area-words', '<title>Glasreinigung Musterstadt</title>')).toEqual([]);
});

const listing = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${ORIGINS.public}${path}</loc></url>`).join('')}</urlset>`;
const LISTED = ['/', '/faq', '/impressum', '/barrierefreiheit'];

test.each([
  ['can’t be read', { status: 404 }, 'Die Sitemap war nicht erreichbar.'],
  ['lacks a page', { text: listing('/', '/faq', '/barrierefreiheit') }, 'In der Sitemap fehlt die Seite /impressum.'],
  ['lists a hidden page', { text: listing(...LISTED, '/danke') }, 'In der Sitemap stehen 5 Adressen statt 4.'],
])('the sitemap fails if it %s', (_, answer, sentence) => {
  expect(findings('sitemap', aSite({ changes: { sitemap: anAnswer('/sitemap.xml', answer) } }))).toEqual([
    `/sitemap.xml: ${sentence}`,
  ]);
  const right = anAnswer('/sitemap.xml', { text: listing(...LISTED) });
  expect(resultOf('sitemap', aSite({ changes: { sitemap: right } }))).toMatchObject({ status: 'success', score: 100 });
});

test('another number is named as it is shown, also in a link that dials the own one', () => {
  const html = '<p>Telefon 06131 / 123 45 67</p><a href="tel:+496990009123">06731 904711</a>';
  expect(onPage('contact-data', html)).toEqual(
    ['06131 / 123 45 67', '06731 904711'].map((shown) => `Startseite: Hier steht eine andere Telefonnummer: ${shown}`),
  );
});

test('links are reported if they are dead, but not if they lead to other sites', () => {
  const html = '<a href="/weg">a</a><a href="https://anderswo.example/x">b</a><a href="/admin">c</a>';
  const site = aSite({ pages: { '/': html }, answers: [anAnswer('/weg', { status: 410 })] });
  expect(findings('dead-links', site)).toEqual(['Startseite: Der Link auf /weg führt ins Leere (Status 410).']);
});

test('the legal pages are linked by their names', () => {
  const privacy = '<a href="/datenschutz">Datenschutz</a>';
  const fault = ['Startseite: Der Link auf Impressum (/impressum) fehlt.'];
  expect(onPage('legal-links', privacy)).toEqual(fault);
  expect(onPage('legal-links', `<a href="/impressum#haftung">Haftung</a>${privacy}`)).toEqual(fault);
  expect(onPage('legal-links', `<a href="/impressum">Impressum</a>${privacy}`)).toEqual([]);
});

test('a finding on all pages is listed once, and one on several names them', () => {
  const image = '<img src="a.png">';
  const fault = 'Dem Bild a.png fehlt der alt-Text.';
  const everywhere = aSite({ pages: { '/': image, '/a': image, '/b': image } });
  expect(findings('alt-texts', everywhere)).toEqual([`Auf allen Seiten: ${fault}`]);
  const site = aSite({ pages: { '/': image, '/a': image, '/gut': '' } });
  expect(findings('alt-texts', site)).toEqual([`Startseite, /a: ${fault}`]);
});

test('a finding lowers the score even among very many things', () => {
  const links = Array.from({ length: 500 }, (_, index) => `<a href="/${index}">x</a>`).join('');
  const site = aSite({ pages: { '/': links }, answers: [anAnswer('/7', { status: 404 })] });
  expect(resultOf('dead-links', site)).toMatchObject({ status: 'error', score: 99 });
});
