import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { findBrowser } from '../support/browser/find-browser.ts';
import { OWNER } from '../support/browser/owner.ts';
import { startOwnersServer } from '../support/browser/owners-server.ts';

const FAMILIES = 'Bauer Becker Braun Dörr Fluhr Hammann Henn Hofmann Kiefer Klein Kuhn Mayer Nagel Roth Vogt Wolter';
/** The fastest of some rounds counts, because others share the processor. */
const ROUNDS = 3;
const REST_MS = 200;
const TYPED = ['hofm', 'kief', 'mayer 1', 'dörr', 'wolt', 'beck', 'alz', 'ham'];

/** Prints what a key of the inbox's search takes up to the paint, for 2,000 requests. A frame has 16.7 ms. */
export async function measureSearch(): Promise<void> {
  const families = FAMILIES.split(' ');
  const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`;
  const many: StoredRequest[] = Array.from({ length: 2000 }, (_, n) => ({
    id: idOf(n),
    customerId: idOf(n % 1900),
    name: `${families[n % families.length]} ${n}`,
    createdAt: '2026-11-20T09:00:00.000Z',
    email: `person${n % 1900}@beispiel.example`,
    phone: `06132 ${100_000 + (n % 1950) * 37}`,
    message: `Zwölf Fenster, bitte vor Ostern. ${n} `.repeat(20),
  }));
  const works = (await workPerKey(many)).toSorted((one, other) => one - other);
  const at = (share: number) => works[Math.floor(share * (works.length - 1))]?.toFixed(1);
  console.log(`A key’s work up to the painted rows: median ${at(0.5)} ms, nine of ten ${at(0.9)}, worst ${at(1)}`);
}

/** Types into the search of the built site, and returns what each key takes the browser's main thread, up to the paint. */
async function workPerKey(requests: readonly StoredRequest[]): Promise<number[]> {
  await using started = new AsyncDisposableStack();
  const server = await startOwnersServer({ env: { LOG_LEVEL: 'silent' } });
  started.defer(() => server.stop());
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  started.defer(() => browser.close());
  const page = await browser.newPage({ baseURL: server.url, locale: 'de-DE', viewport: { width: 390, height: 844 } });
  await page.request.post('/api/admin/login', { data: OWNER });
  await page.route('**/api/admin/contact?*all=true*', (route) => route.fulfill({ json: requests }));
  await page.goto('/admin/contacts#search=p');
  await page.locator('[data-row]').nth(10).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const times: Record<string, number> = {};
  for (const word of Array.from({ length: ROUNDS }, () => TYPED).flat()) {
    await page.getByRole('searchbox').fill('');
    for (const [at, key] of [...word].entries()) {
      await setTimeout(REST_MS);
      const before = await workMs();
      await page.getByRole('searchbox').pressSequentially(key);
      await setTimeout(REST_MS);
      const typed = word.slice(0, at + 1);
      times[typed] = Math.min((await workMs()) - before, times[typed] ?? Number.POSITIVE_INFINITY);
    }
  }
  return Object.values(times);
}
