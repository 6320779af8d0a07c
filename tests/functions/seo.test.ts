import type { RequestListener, ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { SeoItem, SeoState } from '#admin/seo/contract.ts';
import { fastTimeLimits } from '../support/fast-time-limits.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { ownersArea } from '../support/owners-area.ts';
import { aPage, type SmallSite, smallSite } from '../support/seo/small-site.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

const { db, ask, insert, read } = ownersArea();

const analyse = (origin: string) => ask('seo', { method: 'POST', origin });
const list = (): Promise<SeoItem[]> => read('seo');
const state = (): Promise<SeoState> => read('seo/state');
const item = async (id: string) => (await list()).find((candidate) => candidate.id === id);

const twoPages = (): Promise<SmallSite> =>
  smallSite({ '/': aPage({ title: 'Start', links: ['/faq'] }), '/faq': aPage({ title: 'Fragen' }) });

test('the SEO analysis judges the pages it finds and stores a result for every check', async () => {
  expect([await list(), await state()]).toEqual([[], { sitemap: null }]);
  const site = await twoPages();
  const answer = await analyse(site.origin);
  expect(await answer.json()).toEqual({ pages: 2 });

  const items = await list();
  expect(items).toHaveLength(12);
  const categories = ['Inhalt', 'Technik', 'Struktur', 'Lokal', 'Barrierefreiheit'];
  expect([...new Set(items.map(({ category }) => category))]).toEqual(categories);
  const details = expect.stringContaining('/faq: Der Titel „Fragen“ ist mit 6 Zeichen zu kurz.');
  expect(await item('title')).toMatchObject({ title: 'Seitentitel', status: 'warning', score: 50, details });
  expect(await item('dead-links')).toMatchObject({ status: 'success', score: 100 });
  const https = await item('https');
  expect(https).toMatchObject({ status: 'success', details: expect.stringContaining('Hier gab es nichts zu prüfen.') });
  expect(https, 'https is not judged on this machine').not.toHaveProperty('score');
});

test('the SEO analysis lists the latest result of each check that still exists, and keeps no older ones', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  const old = { status: 'error', lastChecked: new Date('2025-03-02T09:00:00Z') };
  await insert('seoMonitoring', { checkType: 'title', ...old });
  await insert('seoMonitoring', { checkType: 'title', status: 'warning', lastChecked: clock.now() });
  await insert('seoMonitoring', { checkType: 'caching', ...old });
  expect((await list()).map(({ id, status }) => [id, status])).toEqual([['title', 'warning']]);

  const site = await twoPages();
  site.set('/faq', aPage({ title: 'Häufige Fragen zur Reinigung von Fenstern' }));
  clock.advance(60_000);
  await analyse(site.origin);
  expect((await item('title'))?.details).not.toContain('/faq');
  expect((await item('title'))?.lastChecked).toBe('2026-03-02T09:01:00.000Z');
  expect(await db.selectFrom('seoMonitoring').select('id').execute()).toHaveLength(12);
});

test('two SEO analyses at once both end, and the page shows one result of each check', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  const site = await twoPages();
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  site.set('/faq', async (_, response) => {
    await held;
    response.writeHead(200, { 'content-type': 'text/html' }).end(aPage());
  });
  const first = analyse(site.origin);
  await expect.poll(() => site.asked).toContain('/faq');
  clock.advance(1000);
  const second = analyse(site.origin);
  goOn();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  const items = await list();
  expect(items).toHaveLength(12);
  expect(new Set(items.map(({ lastChecked }) => lastChecked)).size).toBe(1);
});

test('an SEO analysis that fails keeps the results before', async () => {
  expectConsoleError(/never/);
  const site = await twoPages();
  await analyse(site.origin);
  await sql`alter table seo_monitoring add constraint never check (false) not valid`.execute(db);
  expect((await analyse(site.origin)).status).toBe(500);
  await sql`alter table seo_monitoring drop constraint never`.execute(db);
  expect(await list()).toHaveLength(12);
});

test.each([
  ['missing', () => smallSite({ '/faq': aPage() }), 1, 'Die Startseite zeigt keine Seite, sondern den Status 404.'],
  [
    'away',
    () => ({ origin: 'http://localhost:9' }),
    0,
    'Die Seite war nicht erreichbar: Die Verbindung kam nicht zustande.',
  ],
])('a home page that is %s is the only finding of the SEO analysis', async (_, site, pages, sentence) => {
  expect(await (await analyse((await site()).origin)).json()).toEqual({ pages });
  expect(await item('reachable')).toMatchObject({ status: 'error', score: 0, details: `Startseite: ${sentence}` });
  expect(await item('title')).toMatchObject({ details: 'Nicht geprüft: Die Startseite war nicht erreichbar.' });
  expect(await item('title')).not.toHaveProperty('score');
});

test.each<[string, RequestListener, string, number?]>([
  ['fails', (_, response) => void response.writeHead(500).end(), 'Der Server meldet einen Fehler (Status 500).'],
  ['never answers', () => undefined, 'Die Seite hat nicht innerhalb von 10 Sekunden geantwortet.', 10],
])('a page that %s is named by the SEO analysis', async (_, answer, sentence, limitMs) => {
  const given = fastTimeLimits(limitMs);
  const site = await twoPages();
  site.set('/faq', answer);
  await analyse(site.origin);
  expect(given).toHaveBeenCalledWith(10_000);
  expect((await item('reachable'))?.details).toBe(`/faq: ${sentence}`);
});

test('[13.2.4] the SEO crawl requests nothing of the admin area, the API or another host, despite links and redirects', async () => {
  const stranger = await smallSite({ '/': 'secret' });
  const to = (location: string) => (_: unknown, response: ServerResponse) => {
    response.writeHead(302, { location }).end();
  };
  const links = ['/admin', '/api/contact', '/weg', '/intern', `${stranger.origin}/`, 'tel:+49', '//169.254.169.254/'];
  const site = await smallSite({
    '/': aPage({ links }),
    '/weg': to(`${stranger.origin}/`),
    '/intern': to('/admin/contacts'),
  });
  expect((await analyse(site.origin)).status).toBe(200);
  expect(stranger.asked).toEqual([]);
  expect(site.asked.filter((path) => /^\/(admin|api)/.test(path))).toEqual([]);
});

test('the SEO crawl reads the address that the platform names, not the one that the request claims', async () => {
  const site = await twoPages();
  const stranger = await smallSite({ '/': aPage() });
  vi.stubEnv('URL', site.origin);
  await analyse(stranger.origin);
  expect(site.asked).toContain('/faq');
  expect(stranger.asked).toEqual([]);
});

const SITE = 'https://www.muster-glasreinigung.example';
const sitemapOf = (...paths: string[]) => paths.map((path) => `<url><loc>${SITE}${path}</loc></url>`).join('');
const generate = async (sitemap: string) => {
  const { origin } = await smallSite({ '/sitemap.xml': sitemap });
  return ask('seo/sitemap', { method: 'POST', origin });
};

test('the sitemap is stamped if it lists the public pages, else the stamp stays and the answer says why', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  expect((await generate(sitemapOf('/', '/faq', '/impressum', '/barrierefreiheit'))).status).toBe(200);
  clock.advance(60_000);
  const failed = await generate(sitemapOf('/', '/faq', '/barrierefreiheit'));
  expect([failed.status, await failed.json()]).toEqual([503, { error: 'In der Sitemap fehlt die Seite /impressum.' }]);
  expect((await state()).sitemap).toEqual({ pages: 4, generatedAt: '2026-03-02T09:00:00.000Z' });
  await generate(sitemapOf('/', '/faq', '/impressum', '/barrierefreiheit'));
  expect((await state()).sitemap?.generatedAt).toBe('2026-03-02T09:01:00.000Z');
});
