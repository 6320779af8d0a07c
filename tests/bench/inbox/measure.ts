import type { BrowserContext, Page } from '@playwright/test';
import { filterContacts, toSearchable } from '#features/contact/inbox/contact-list.ts';
import type { ContactSubmission } from '#features/contact/inbox/contract.ts';
import { cardsOf, sendRequests } from '../../support/browser/inbox.ts';
import { percentile } from '../load.ts';
import { ownerAtWork } from '../owner-at-work.ts';
import { heapGrowthMb } from './heap.ts';
import { timeKeyStroke } from './key-stroke.ts';
import { seedInbox } from './seed.ts';

export interface InboxFigures {
  /** From the navigation to the list on the screen. */
  openMs: number[];
  /** From the first step into the search, which loads the whole inbox, to the first key's answer on the screen. */
  firstSearchMs: number;
  keyMs: number[];
  mostCards: number;
  searchesGrowthMb: number;
  refetchesGrowthMb: number;
  /** The whole list: as JSON, and as it was sent. */
  plainMb: number;
  sentMb: number;
  /** How often twenty refetches with one new request each, and five without, loaded the whole list. */
  loads: { changed: number; unchanged: number };
}

const OPENINGS = 7;
const ROUNDS = 20;
const ROUNDS_UNCHANGED = 5;
const WORDS = ['müller', 'wintergarten', 'kundin.77', 'ingelheim', 'نوافذ', '<script>', 'zzz', '😀', 'a'];
const REFETCH_MS = 30_000;
const MB = 1_000_000;

/** Fills an inbox and works in it as the owner does. */
export async function measureInbox(requests: number): Promise<InboxFigures> {
  await using owner = await ownerAtWork();
  const { server, context } = owner;
  await seedInbox(server, requests);

  const page = await context.newPage();
  const openMs = [];
  for (let n = 0; n < OPENINGS; n += 1) openMs.push(await timeOpening(page));
  const firstSearchMs = await timeFirstSearch(page);
  const { plainMb, sentMb } = await sizeOfList(page);
  const { keyMs, mostCards } = await timeSearches(page);
  const searchesGrowthMb = await heapGrowthMb(page, () => search20Times(page));
  await page.close();
  return { openMs, firstSearchMs, plainMb, sentMb, keyMs, mostCards, searchesGrowthMb, ...(await refetches(context)) };
}

async function timeOpening(page: Page): Promise<number> {
  await page.goto('about:blank');
  await page.goto('/admin/contacts', { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    () => document.querySelectorAll('article').length === 5 && performance.now(),
    undefined,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
}

async function timeFirstSearch(page: Page): Promise<number> {
  const start = performance.now();
  await page.getByLabel('Suche').pressSequentially('k');
  await page.getByText(/ Treffer$/).waitFor();
  const took = performance.now() - start;
  await page.getByLabel('Suche').fill('');
  return took;
}

const sizeOfList = (page: Page) =>
  page.evaluate((mb) => {
    const [list] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('all=true'));
    const { decodedBodySize, encodedBodySize } = list as PerformanceResourceTiming;
    return { plainMb: decodedBodySize / mb, sentMb: encodedBodySize / mb };
  }, MB);

/** Types each word key by key and takes it back, and looks whether the answer is right. */
async function timeSearches(page: Page) {
  const all = (await (await page.request.get('/api/admin/contact?all=true')).json()) as ContactSubmission[];
  const searchable = toSearchable(all);
  const keyMs: number[] = [];
  let mostCards = 0;
  for (const word of WORDS) {
    for (const key of word) {
      keyMs.push(await timeKeyStroke(page, key));
      mostCards = Math.max(mostCards, await cardsOf(page).count());
    }
    const matches = filterContacts(searchable, { search: word, service: 'all' }).length;
    await page.getByText(`${matches.toLocaleString('de-DE')} Treffer`, { exact: true }).waitFor();
    for (const _ of word) keyMs.push(await timeKeyStroke(page, 'Backspace'));
  }
  return { keyMs, mostCards };
}

async function search20Times(page: Page): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.getByLabel('Suche').pressSequentially(WORDS[round % WORDS.length] ?? '');
    await page.getByText(/ Treffer$/).waitFor();
    await page.getByLabel('Suche').fill('');
    await page.getByText(/^1–5 von/).waitFor();
  }
}

/** Lets the time of refetches come: with one new request each, then with none. */
async function refetches(context: BrowserContext) {
  const page = await context.newPage();
  const loads = { changed: 0, unchanged: 0 };
  let kind: keyof typeof loads = 'changed';
  page.on('response', (response) => {
    if (response.url().endsWith('all=true')) loads[kind] += 1;
  });
  await page.clock.install();
  await page.goto('/admin/contacts');
  await page.getByLabel('Suche').fill('a');
  await page.getByText(/ Treffer$/).waitFor();
  const refetch = async (path: string) => {
    const answered = page.waitForResponse((response) => response.url().endsWith(path));
    await page.clock.runFor(REFETCH_MS);
    await (await answered).finished();
  };
  let sent = 0;
  const growthOf = (rounds: number) =>
    heapGrowthMb(page, async () => {
      for (let round = 0; round < rounds; round += 1) {
        sent += 1;
        await sendRequests(page, [{ name: `Neu ${sent}`, message: 'Kam während der Messung.' }]);
        await refetch('all=true');
      }
    });
  // The first one warms up: what is compiled and cached by it stays.
  await growthOf(1);
  loads.changed = 0;
  const refetchesGrowthMb = await growthOf(ROUNDS);
  kind = 'unchanged';
  for (let round = 0; round < ROUNDS_UNCHANGED; round += 1) await refetch('/api/admin/contact-version');
  return { refetchesGrowthMb, loads };
}

/** The middle one and the one that nineteen of twenty do not exceed. */
export const spread = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: percentile(sorted, 50), p95: percentile(sorted, 95), worst: percentile(sorted, 100) };
};
