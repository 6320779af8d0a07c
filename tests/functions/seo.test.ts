import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { SeoItem, SeoState } from '#admin/seo/contract.ts';
import { theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { fastTimeLimits } from '../support/fast-time-limits.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { aPage, type SmallSite, smallSite } from '../support/seo/small-site.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

const { db, insert } = testDatabase();
const owner = theOwner(db);

const analyse = (origin: string) => invoke(api, '/api/admin/seo', { method: 'POST', ...owner, origin });
const list = async () => (await (await invoke(api, '/api/admin/seo', owner)).json()) as SeoItem[];
const state = async () => (await (await invoke(api, '/api/admin/seo/state', owner)).json()) as SeoState;
const item = async (id: string) => (await list()).find((candidate) => candidate.id === id);

const twoPages = (): Promise<SmallSite> =>
  smallSite({ '/': aPage({ title: 'Start', links: ['/faq'] }), '/faq': aPage({ title: 'Fragen' }) });

test('the SEO analysis has no results before the first run', async () => {
  expect(await list()).toEqual([]);
  expect(await state()).toEqual({ sitemap: null });
});

test('the SEO analysis judges the pages it finds and stores a result for every check', async () => {
  const site = await twoPages();
  const answer = await analyse(site.origin);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ pages: 2 });

  const items = await list();
  expect(items).toHaveLength(14);
  expect([...new Set(items.map(({ category }) => category))]).toEqual([
    'Inhalt',
    'Technik',
    'Struktur',
    'Lokal',
    'Barrierefreiheit',
  ]);
  expect(await item('title')).toEqual({
    id: 'title',
    weight: 8,
    category: 'Inhalt',
    title: 'Seitentitel',
    description: expect.stringContaining('blaue Zeile'),
    status: 'warning',
    score: 50,
    details: expect.stringContaining('/faq: Der Titel „Fragen“ ist mit 6 Zeichen zu kurz.'),
    advice: 'Geben Sie jeder Seite einen eigenen Titel mit 30 bis 65 Zeichen, das Wichtigste zuerst.',
    lastChecked: expect.stringMatching(/Z$/),
  });
  expect(await item('h1')).toMatchObject({ status: 'success', score: 100 });
  const https = await item('https');
  expect(https).toMatchObject({ status: 'success', details: expect.stringContaining('Hier nicht anwendbar') });
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
  expect(await db.selectFrom('seoMonitoring').select('id').execute()).toHaveLength(14);
});

test('an SEO analysis is refused with 409 during another run', async () => {
  const site = await twoPages();
  const { promise: othersAnswered, resolve: goOn } = Promise.withResolvers<void>();
  site.set('/faq', async (_, response) => {
    await othersAnswered;
    response.writeHead(200, { 'content-type': 'text/html' }).end(aPage());
  });
  const answers: Response[] = [];
  const ask = async () => {
    if (answers.push(await analyse(site.origin)) !== 2) return;
    goOn();
  };
  await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 200]);
  expect(await answers[0]?.json()).toEqual({
    error: 'Eine SEO-Analyse läuft bereits. Bitte warten Sie, bis sie fertig ist.',
  });
  expect((await analyse(site.origin)).status).toBe(200);
});

test('an SEO analysis blocks other runs for 90 seconds at most after its death', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  const site = await twoPages();
  const expiresAt = new Date(Date.now() + 90_000);
  await insert('seoRuns', { expiresAt });
  expect((await analyse(site.origin)).status).toBe(409);
  clock.advance(90_001);
  expect((await analyse(site.origin)).status).toBe(200);
});

test('an SEO analysis that fails keeps the results before, and lets the next one start', async () => {
  expectConsoleError(/never/);
  const site = await twoPages();
  await analyse(site.origin);
  await sql`alter table seo_monitoring add constraint never check (false) not valid`.execute(db);
  expect((await analyse(site.origin)).status).toBe(500);
  await sql`alter table seo_monitoring drop constraint never`.execute(db);
  expect(await list()).toHaveLength(14);
  expect((await analyse(site.origin)).status).toBe(200);
});

test('an unreachable home page is the only finding of the SEO analysis', async () => {
  const answer = await analyse('http://localhost:9');
  expect(answer.status).toBe(200);
  expect((await answer.json()) as object).toEqual({ pages: 0 });
  expect(await item('reachable')).toMatchObject({
    status: 'error',
    score: 0,
    details: 'Startseite: Die Seite war nicht erreichbar: Die Verbindung kam nicht zustande.',
  });
  expect(await item('title')).toMatchObject({ details: 'Nicht geprüft: Die Startseite war nicht erreichbar.' });
  expect(await item('title')).not.toHaveProperty('score');
});

test('an unreachable page is named by the SEO analysis', async () => {
  const site = await twoPages();
  site.set('/faq', (_, response) => {
    response.writeHead(500).end();
  });
  await analyse(site.origin);
  expect((await item('reachable'))?.details).toBe('/faq: Der Server meldet einen Fehler (Status 500).');
  expect(site.asked.filter((path) => path === '/faq')).toHaveLength(2);
});

test('a page that never answers is abandoned after ten seconds, and named', async () => {
  const given = fastTimeLimits(10);
  const site = await twoPages();
  site.set('/faq', () => undefined);
  await analyse(site.origin);
  expect(given).toHaveBeenCalledWith(10_000);
  expect((await item('reachable'))?.details).toBe('/faq: Die Seite hat nicht innerhalb von 10 Sekunden geantwortet.');
});

test('[13.2.4] the SEO crawl requests nothing of the admin area, the API or another host, despite links and redirects', async () => {
  const stranger = await smallSite({ '/': 'secret' });
  const to = (location: string) => (_: unknown, response: ServerResponse) => {
    response.writeHead(302, { location }).end();
  };
  const links = [
    '/admin',
    '/admin/login',
    '/api/contact',
    '/weg',
    '/intern',
    `${stranger.origin}/`,
    'tel:+49',
    '//169.254.169.254/',
  ];
  const site = await smallSite({
    '/': aPage({ links }),
    '/weg': to(`${stranger.origin}/`),
    '/intern': to('/admin/contacts'),
  });
  expect((await analyse(site.origin)).status).toBe(200);
  expect(stranger.asked).toEqual([]);
  expect(site.asked.filter((path) => /^\/(admin|api)/.test(path))).toEqual([]);
});

test('the SEO crawl gives up on a loop of redirects', async () => {
  const site = await smallSite({
    '/': aPage({ links: ['/kreis'] }),
    '/kreis': (_, response) => {
      response.writeHead(301, { location: '/kreis' }).end();
    },
  });
  await analyse(site.origin);
  expect((await item('reachable'))?.details).toBe(
    '/kreis: Die Seite war nicht erreichbar: Sie leitet immer weiter um.',
  );
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
  return invoke(api, '/api/admin/seo/sitemap', { method: 'POST', ...owner, origin });
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
