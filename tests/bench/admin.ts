/**
 * `npm run bench:admin`: how long a page change inside the admin area takes, from the click until the data are painted,
 * when they were fetched before. Needs a built site (`npm run build`). Figures for reading, not a test: machines differ.
 */
import type { Page } from 'playwright';
import { aContact, aPageView } from '../support/factories.ts';
import { table } from '../support/table.ts';
import { percentile } from './load.ts';
import { ownerAtWork } from './owner-at-work.ts';

const PAGES = ['Kontakte', 'Analytics', 'Backups', 'SEO', 'Einstellungen', 'Dashboard'];
const ROUNDS = 20;
const LIMIT_MS = 100;

await using owner = await ownerAtWork();
const { context } = owner;
for (let n = 0; n < 30; n += 1) {
  await context.request.post('/api/contact', { data: aContact() });
  await context.request.post('/api/analytics', { data: aPageView() });
}
const page = await context.newPage();
await page.goto('/admin');
await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
let documents = 0;
page.on('request', (request) => {
  if (request.resourceType() === 'document') documents += 1;
});
for (const name of PAGES) {
  await changeTo(page, name);
  await page.waitForLoadState('networkidle');
}

const times = new Map<string, number[]>(PAGES.map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of PAGES) times.get(name)?.push(await changeTo(page, name));
}
const rows = [...times].map(([name, taken]) => {
  const sorted = taken.toSorted((a, b) => a - b);
  const [p50, p95] = [percentile(sorted, 50), percentile(sorted, 95)];
  return [name, p50.toFixed(0), p95.toFixed(0), p95 < LIMIT_MS ? 'within' : 'MISSES'];
});
console.log(`\n${table(['page change to', 'p50 ms', 'p95 ms', `${LIMIT_MS} ms`], rows)}`);
console.log(`\n${documents} documents loaded in ${(ROUNDS + 1) * PAGES.length} page changes`);

/** Presses the entry of the menu; gives the milliseconds until the page is painted with its data. */
function changeTo(page: Page, name: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const entries = document.querySelectorAll<HTMLAnchorElement>('aside nav a');
    const frame = () => new Promise(requestAnimationFrame);
    const start = performance.now();
    [...entries].find(({ textContent }) => textContent === wanted)?.click();
    const isShown = () =>
      document.querySelector('h1')?.textContent === wanted && !document.querySelector('main [aria-busy=true]');
    while (!isShown()) await frame();
    // The frame that shows it, and what the browser does after it.
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  }, name);
}
