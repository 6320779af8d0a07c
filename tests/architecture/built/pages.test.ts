import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  all,
  attribute,
  attributesOf,
  type Document,
  type Element,
  first,
  parseHtml,
  textOf,
} from '#admin/seo/site/html.ts';
import { type PublicPage, pages, pageUrl } from '#content/pages.ts';
import { siteUrl } from '#facts/firm.ts';
import { ROOT } from '../../support/source/project-files.ts';

const inDist = (path: string) => join(ROOT, 'dist', path);
const textFile = (path: string) => readFileSync(inDist(path), 'utf8');
const read = (path: string): Document => parseHtml(textFile(`${path || 'index'}.html`));
const readable = (page: Document, selector: string) =>
  all(page, selector).map((element) =>
    textOf(element)
      .replace(/[\u00ad\u2060]/g, '')
      .replace(/\s+/g, ' ')
      .replaceAll(' ,', ','),
  );
const sourceOf = ({ children }: Element) => children.map((child) => ('data' in child ? child.data : '')).join('');
const meta = (page: Document, name: string) =>
  attribute(first(page, `meta[name="${name}"], meta[property="${name}"]`), 'content');
const links = (page: Document, within: string) =>
  Object.fromEntries(all(page, `${within} a`).map((link) => [textOf(link), attribute(link, 'href')]));

const visited = Object.values<PublicPage>(pages).filter(({ path }) => path !== '404');

describe('the head', () => {
  test.each(visited)('of /$path describes the page', async (expected) => {
    const page = read(expected.path);
    const { title, description, robots } = expected;
    expect(readable(page, 'title')).toEqual([title]);
    expect(attribute(first(page, 'html'), 'lang')).toBe('de');
    expect(all(page, 'h1')).toHaveLength(1);
    expect(meta(page, 'viewport')).toBe('width=device-width, initial-scale=1, viewport-fit=cover');
    const names = ['description', 'og:title', 'og:description', 'og:type', 'twitter:card', 'robots', 'theme-color'];
    expect(names.map((name) => meta(page, name))).toEqual([
      ...[description, title, description, 'website', 'summary_large_image', robots ?? 'index,follow', '#0a5568'],
    ]);
    expect(attributesOf(page, 'link[rel=canonical]', 'href')).toEqual(robots ? [] : [pageUrl(expected)]);
    expect(meta(page, 'og:url')).toBe(pageUrl(expected));
    const picture = await sharp(inDist(new URL(meta(page, 'og:image') ?? '').pathname)).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test.each(visited.filter(({ robots }) => !robots))('of /$path has one JSON-LD graph about it', (found) => {
    const graphs = all(read(found.path), 'script[type="application/ld+json"]').map((one) => JSON.parse(sourceOf(one)));
    expect(graphs).toHaveLength(1);
    expect(graphs[0]['@context']).toBe('https://schema.org');
    expect(graphs[0]['@graph']).toContainEqual(
      expect.objectContaining({
        url: pageUrl(found),
        name: found.path ? found.title : 'Muster Glasreinigung Rheinhessen',
      }),
    );
    expect(graphs[0]['@graph']).toContainEqual(expect.objectContaining({ '@type': 'HomeAndConstructionBusiness' }));
  });

  test('leads to icons that exist, those for home screens in the declared sizes', async () => {
    const icons = attributesOf(read(''), 'link[rel=icon], link[rel=apple-touch-icon]', 'href');
    expect(icons.length).toBeGreaterThan(1);
    for (const icon of icons) expect(existsSync(inDist(icon)), icon).toBe(true);
    for (const { src, sizes } of JSON.parse(textFile('admin.webmanifest')).icons) {
      const { width, height } = await sharp(inDist(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

test('the built sitemap lists the indexed pages, each with the day of its last change', () => {
  const xml = textFile('sitemap.xml');
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url).toSorted()).toEqual(
    ['/', '/barrierefreiheit', '/faq', '/impressum'].map((path) => `${siteUrl}${path}`),
  );
  const changes = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => Date.parse(date ?? ''));
  expect(changes).toHaveLength(4);
  for (const change of changes) expect(change).toBeLessThanOrEqual(Date.now());
});

test('the footer leads to legal pages, settings, the admin area and two partner firms', () => {
  const page = read('');
  expect(links(page, 'footer')).toMatchObject({
    Impressum: '/impressum',
    Datenschutz: '/datenschutz',
    Cookies: '/datenschutz#cookies',
    Barrierefreiheit: '/barrierefreiheit',
    Admin: '/admin/login',
  });
  const [footer] = readable(page, 'footer');
  expect(footer).toMatch(/© \d{4} Muster Glasreinigung Rheinhessen/);
  expect(footer).toContain('Familiäre Zusammenarbeit & gegenseitige Unterstützung');
  expect(readable(page, 'footer :is(h2, h3)')).toContain('Partner Betriebe');
  const partners = all(page, 'footer a[target=_blank]').filter((link) => textOf(link).includes('öffnet in neuem Tab'));
  expect(partners.map((link) => attribute(link, 'rel'))).toEqual(Array(2).fill(expect.stringContaining('noopener')));
});

test('the page for unknown addresses has an English heading and a link home', () => {
  const page = read('404');
  expect(readable(page, 'h1')).toEqual(['404 Page Not Found']);
  expect(attribute(first(page, 'h1'), 'lang')).toBe('en');
  expect(readable(page, 'main')[0]).toContain('Diese Seite gibt es bei uns nicht.');
  expect(meta(page, 'robots')).toContain('noindex');
  expect(links(page, 'main')).toMatchObject({ 'Zur Startseite': '/' });
});

test('the imprint names provider, phone and mail address without a script, but no authority', () => {
  const page = read('impressum');
  const [main] = readable(page, 'main');
  for (const words of ['Muster Glasreinigung Rheinhessen', 'Maria Muster', 'Musterstraße 1 55000 Musterstadt']) {
    expect(main).toContain(words);
  }
  expect(main).toContain('Gebäudereinigung ist ein zulassungsfreies Handwerk');
  expect(links(page, 'main')).toMatchObject({
    '069 90009 123': 'tel:+496990009123',
    'kontakt@muster-glasreinigung.example': 'mailto:kontakt@muster-glasreinigung.example',
  });
});

test('the thank-you page names the answer’s time and three next steps', () => {
  const page = read('danke');
  expect(readable(page, 'h1')[0]).toContain('So geht es nach Ihrer Anfrage weiter');
  expect(readable(page, 'main')[0]).toContain('Wir melden uns innerhalb von 24 Stunden.');
  expect(all(page, '.next-steps li')).toHaveLength(3);
});

test('the home page has its sections and their facts in order', () => {
  const page = read('');
  expect(attributesOf(page, 'main section[id]', 'id')).toEqual([
    ...['home', 'services', 'portfolio', 'senior-services', 'process', 'contact'],
  ]);
  expect(readable(page, '#services h3')).toEqual([
    ...['Fensterreinigung', 'Wintergartenreinigung', 'Terrassendachreinigung', 'Für Betriebe'],
  ]);
  expect(readable(page, '#process li :is(h3, h4)')).toEqual([
    ...['Kontakt', 'Besichtigung', 'Angebot', 'Termin', 'Auftrag', 'Abnahme'],
  ]);
  const steps = readable(page, '#process li');
  expect(steps[1]).toContain('100 % kostenlos');
  expect(steps[2]).toContain('24 Stunden');
  expect(readable(page, 'main dt')).toEqual(expect.arrayContaining(['Versichert', 'Unser Wort']));
  const [main = ''] = readable(page, 'main');
  expect(main).toContain('Wir sehen sie uns kostenlos an, spätestens 24 Stunden danach');
  expect(main).toContain('Maria Muster, Inhaberin, beantwortet Ihre Anfrage.');
  expect(main).toContain('Wer zu Ihnen kommt Maria Muster Inhaberin');
  expect([main.match(/ohne Aufpreis/g), main.match(/Führungszeugnis/g)].map((found) => found?.length)).toEqual([1, 2]);
  expect(readable(page, '#contact')[0]).toContain('Wir melden uns innerhalb von 24 Stunden.');
  // Once, in words (Spec §2).
  expect(readable(page, '#contact')[0]?.match(/Freitag 17–22 Uhr, Samstag und Sonntag 7–22 Uhr/g)).toHaveLength(1);
  expect(textFile('index.html')).not.toContain('kontakt@');
});

test('the first screen names trade, place and promise, and leads to form, phone and three facts', () => {
  const page = read('');
  expect(readable(page, '#home h1')).toEqual(['Glasreinigung in Rheinhessen Sie sehen den Garten, nicht das Glas.']);
  expect(attributesOf(page, '#home .hero-actions a', 'href')).toEqual(['/#anfrage', 'tel:+496990009123']);
  expect(readable(page, '#home li')).toEqual([
    ...['20 km rund um Musterstadt', '24 Stunden bis zur Antwort', '0 Euro für die Besichtigung'],
  ]);
});

test('the map of the service area is described in words, and names each town once', () => {
  const page = read('');
  expect(attribute(first(page, '.area-map'), 'aria-label')).toBe('Karte der Gegend am Rhein');
  expect(readable(page, '.area-figure figcaption')).toEqual([
    'Das kleine Fenster sind wir, der Kreis reicht 20 km Luftlinie weit.',
  ]);
  const [main = ''] = readable(page, 'main');
  expect(main.match(/Ingelheim/g)).toHaveLength(1);
  expect(main).toContain('Weiter fahren wir nur auf Empfehlung von Stammkunden.');
  expect(Object.keys(links(read('faq'), 'main'))).toContain('GeoNames');
});

test('the FAQ names itself and the region, is marked as current in the header, and has eleven questions with the first one open', () => {
  const page = read('faq');
  expect(readable(page, 'h1')).toEqual(['Häufige Fragen']);
  expect(readable(page, 'main ul')[0]).toBe('Rheinhessen Regionaler Service im Umkreis von 20 km');
  expect(all(page, 'main h3')).toHaveLength(11);
  expect(attribute(first(page, 'header a[href="/faq"]'), 'aria-current')).toBe('page');
  expect(links(page, 'header')).toMatchObject({ '069 90009 123': 'tel:+496990009123' });
  expect(readable(page, 'details[open]')).toEqual([expect.stringContaining('wie viele Scheiben, wie groß')]);
});

test('the privacy page says how to delete the data without a script', () => {
  const [words] = readable(read('datenschutz'), '#loeschen noscript');
  expect(words).toMatch(/^Ohne JavaScript löschen Sie die Daten selbst/);
});
