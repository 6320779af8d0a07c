import { expect, type Locator, type Page } from '@playwright/test';

let sent = 0;

/** Sends requests as different visitors; the last one is the newest. */
export async function sendRequests(page: Page, requests: Record<string, string>[]): Promise<void> {
  for (const request of requests) {
    sent += 1;
    // Has no digits, because a search for one would find it.
    const email = `e${String(sent).replace(/\d/g, (digit) => 'klmnopqrst'[Number(digit)] ?? '')}@beispiel.de`;
    const answer = await page.request.post('/api/contact', { data: { email, ...request } });
    expect(answer.status()).toBe(201);
  }
}

/** Empties the inbox, the suspects and the bin, then sends the given requests. */
export async function fillInbox(page: Page, requests: Record<string, string>[]): Promise<void> {
  const remove = async (path: string) => expect((await page.request.delete(`/api/admin/${path}`)).status()).toBe(200);
  const before = (await (await page.request.get('/api/admin/contact?all=true')).json()) as { id: string }[];
  const suspects = `contact-suspects?until=${new Date().toISOString()}`;
  await Promise.all([...before.map(({ id }) => `contact/${id}`), suspects].map(remove));
  await remove('contact-bin');
  await sendRequests(page, requests);
}

/** Asks the API for a request's id. */
export async function idOf(page: Page, wanted: string): Promise<string> {
  const all = (await (await page.request.get('/api/admin/contact?all=true')).json()) as { id: string; name: string }[];
  return all.find(({ name }) => name === wanted)?.id ?? `no request of ${wanted}`;
}

/** Adds an entry to a request's history, as another device does. */
export async function enterElsewhere(page: Page, name: string, entry: object): Promise<void> {
  const answer = await page.request.post(`/api/admin/contact/${await idOf(page, name)}/history`, { data: entry });
  expect(answer.status()).toBe(200);
}

/** Gives a request its next date, as another device does; `before` is the number of the replaced one. */
export async function dateElsewhere(page: Page, name: string, date: object, before = 0): Promise<void> {
  const answer = await page.request.put(`/api/admin/contact/${await idOf(page, name)}/date/${before}`, { data: date });
  expect(answer.status()).toBe(200);
}

export const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Person ${index + 1}` }));

/** The names of `numbered` requests. */
export const people = (...numbers: number[]): string[] => numbers.map((n) => `Person ${n}`);

/** The rows of the inbox. */
export const cardsOf = (page: Page) => page.getByRole('region', { name: 'Kontaktanfragen' }).getByRole('listitem');

/** Opens a request by its row, on a phone by way of the list, and returns it. */
export async function openRequest(page: Page, name: string): Promise<Locator> {
  const row = page.locator('[data-row]', { hasText: name }).filter({ hasText: new RegExp(`^${name}$`) });
  await expect(page.locator('main').locator('[data-row], article').filter({ visible: true }).first()).toBeVisible();
  if (await page.getByRole('link', { name: 'Anfragen', exact: true }).and(page.locator('main *')).isVisible()) {
    await page.keyboard.press('Escape');
  }
  await row.click();
  return page.getByRole('article', { name, exact: true });
}

/** Opens the menu '…' of an opened request, a sheet over it. */
export const openMenuOf = (card: Locator) => card.getByRole('button', { name: 'Mehr zu dieser Anfrage tun' }).click();

/** Expects an opened request at a step after 'Neu'. */
export const expectStep = (card: Locator, step: string) =>
  expect(card.getByText(`Stand: ${step}`, { exact: true })).toBeVisible();

/** Opens the list of all steps. */
export async function openStepsOf(card: Locator): Promise<void> {
  await openMenuOf(card);
  await card.getByRole('button', { name: /^Stand ändern/ }).click();
}

/** The rows of an opened request's history that are entries, newest first. */
export const entriesOf = (card: Locator) =>
  card
    .getByRole('group', { name: 'Verlauf' })
    .getByRole('listitem')
    .filter({ has: card.page().locator('time') })
    .filter({ hasNotText: 'Anfrage über die Website' });
