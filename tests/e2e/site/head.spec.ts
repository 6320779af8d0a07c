import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type PublicPage, pages, pageUrl } from '#content/pages.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

const SITE = 'https://www.muster-glasreinigung.example';
const visited = Object.values<PublicPage>(pages).filter(({ path }) => path !== '404');

const content = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
/** Moves an address to the server under test. */
const local = (url: string | null, baseURL: string | undefined) =>
  new URL(url ?? '', SITE).href.replace(SITE, baseURL ?? '');

test('the head of every page describes the page', async ({ page, request, baseURL }) => {
  for (const expected of visited) {
    await page.goto(`/${expected.path}`);
    await expect(page).toHaveTitle(expected.title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(content(page, 'description')).toHaveAttribute('content', expected.description);
    await expect(content(page, 'og:title')).toHaveAttribute('content', expected.title);
    await expect(content(page, 'og:description')).toHaveAttribute('content', expected.description);
    await expect(content(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
    await expect(content(page, 'robots')).toHaveAttribute('content', expected.robots ?? 'index,follow');
    const canonical = page.locator('link[rel=canonical]');
    if (expected.robots) await expect(canonical).toHaveCount(0);
    else await expect(canonical).toHaveAttribute('href', pageUrl(expected));

    const picture = await request.get(local(await content(page, 'og:image').getAttribute('content'), baseURL));
    expect(await sharp(await picture.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('every indexed page has one JSON-LD graph about itself', async ({ page }) => {
  for (const found of visited.filter(({ robots }) => !robots)) {
    await page.goto(`/${found.path}`);
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data).toHaveCount(1);
    const graph = JSON.parse((await data.textContent()) ?? '');
    expect(graph['@context']).toBe('https://schema.org');
    expect(graph['@graph']).toContainEqual(expect.objectContaining({ url: pageUrl(found), name: found.title }));
    expect(graph['@graph']).toContainEqual(expect.objectContaining({ '@type': 'HomeAndConstructionBusiness' }));
  }
});

test('the icons exist, and those for home screens have the declared sizes', async ({ page, request, baseURL }) => {
  await page.goto('/');
  for (const rel of ['icon', 'apple-touch-icon']) {
    for (const link of await page.locator(`link[rel="${rel}"]`).all()) {
      const answer = await request.get(local(await link.getAttribute('href'), baseURL));
      expect(answer.status(), answer.url()).toBe(200);
    }
  }
  await expect(content(page, 'theme-color')).toHaveAttribute('content', '#0a5568');
  const manifest = await (await request.get('/admin.webmanifest')).json();
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the sitemap lists the indexed pages, each with the day of its last change', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url).toSorted()).toEqual([
    `${SITE}/`,
    `${SITE}/barrierefreiheit`,
    `${SITE}/faq`,
    `${SITE}/impressum`,
  ]);
  const changes = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => Date.parse(date ?? ''));
  expect(changes).toHaveLength(4);
  for (const change of changes) expect(change).toBeLessThanOrEqual(Date.now());
});
