import { beforeEach, describe, expect, it, vi } from 'vitest';
import seo from '../../netlify/functions/seo.ts';
import sitemap from '../../netlify/functions/sitemap.ts';
import { loggedIn } from '../support/admin.ts';
import { testDatabase } from '../support/database.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { schemaErrors } from '../support/seo/sitemap-schema.ts';
import { aPage, type SmallSite, smallSite } from '../support/seo/small-site.ts';

const { db } = testDatabase();
const PUBLIC = 'https://www.muster-glasreinigung.example';
const BUILT = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${PUBLIC}/</loc><lastmod>2026-01-05T08:00:00.000Z</lastmod></url></urlset>`;
let cookie: string;
let site: SmallSite;

beforeEach(async () => {
  cookie = await loggedIn(db);
  site = await smallSite({
    '/': aPage({ title: 'Start', links: ['/faq', '/datenschutz', '/druck', '/admin/login', '/geheim'] }),
    '/faq': aPage({ title: 'Fragen & Antworten' }),
    '/datenschutz': aPage({ head: '<meta name="robots" content="noindex,nofollow">' }),
    '/geheim': aPage({ head: '<meta name="robots" content="noindex">' }),
    '/druck': aPage({ head: `<link rel="canonical" href="${PUBLIC}/">` }),
    '/sitemap.xml': BUILT,
    '/sitemap-built.xml': BUILT,
  });
});

const generate = () => invoke(seo, '/api/admin/seo/sitemap', { method: 'POST', cookie, origin: site.origin });
const get = (headers: Record<string, string> = {}) => invoke(sitemap, '/sitemap.xml', { origin: site.origin, headers });
const entries = async () => {
  const xml = await (await get()).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, loc, lastmod]) => [loc, lastmod]);
};

describe('the sitemap', () => {
  it('is the built one before the first generation', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await answer.text()).toBe(BUILT);
  });

  it('lists the public, indexable, canonical pages once it is generated', async () => {
    frozenClock('2026-03-02T09:00:00Z');
    const answer = await generate();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      message: 'Die Sitemap wurde erfolgreich aktualisiert.',
      pages: 2,
      generatedAt: '2026-03-02T09:00:00.000Z',
    });
    expect(await entries()).toEqual([
      // The date from the built sitemap.
      [`${PUBLIC}/`, '2026-01-05T08:00:00.000Z'],
      [`${PUBLIC}/faq`, '2026-03-02T09:00:00.000Z'],
    ]);
    expect(await schemaErrors(await (await get()).text()), 'of sitemaps.org').toEqual([]);
  });

  it('changes a date only when the page’s content changes', async () => {
    const clock = frozenClock('2026-03-02T09:00:00Z');
    await generate();
    const before = await entries();
    clock.set('2026-03-03T09:00:00Z');
    const frame = '<meta name="generator" content="neu"><style>body{color:red}</style>';
    site.set(
      '/faq',
      aPage({ title: 'Neuer Titel', head: frame, main: '<h1>Fragen &amp; Antworten</h1>', links: ['/', '/druck'] }),
    );
    await generate();
    expect(await entries()).toEqual(before);

    site.set('/faq', aPage({ main: '<h1>Fragen &amp; Antworten</h1><p>Eine neue Antwort.</p>' }));
    await generate();
    expect(await entries()).toEqual([before[0], [`${PUBLIC}/faq`, '2026-03-03T09:00:00.000Z']]);
  });

  it('is answered with 304 until it changes', async () => {
    await generate();
    const first = await get();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await get({ 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    site.set('/faq', undefined);
    await generate();
    expect((await get({ 'if-none-match': etag })).status).toBe(200);
  });

  it('stays unchanged if a page can’t be read', async () => {
    await generate();
    const before = await (await get()).text();
    site.set('/faq', (_, response) => {
      response.writeHead(502).end();
    });
    const answer = await generate();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      error: 'Diese Seiten waren nicht erreichbar: /faq. Die bisherige Sitemap bleibt bestehen.',
    });
    expect(await (await get()).text()).toBe(before);
  });

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = await invoke(sitemap, '/sitemap.xml', { method: 'HEAD', origin: site.origin });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await invoke(sitemap, '/sitemap.xml', { method: 'POST', origin: site.origin });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('is answered with 503 and Retry-After if there is none at all', async () => {
    vi.stubEnv('URL', 'http://localhost:9');
    const answer = await get();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  });
});
