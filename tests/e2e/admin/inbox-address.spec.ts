import { QUERY_FRESH_MS } from '#config/limits.ts';
import { answerQuestion } from '../../support/browser/answer-question.ts';
import { boxOf } from '../../support/browser/box-of.ts';
import {
  cardsOf,
  enterElsewhere,
  fillInbox,
  idOf,
  numbered,
  openRequest,
  people,
} from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test('the address keeps page, search and service, and opens any request of the list', async ({ page, login }) => {
  await login();
  await fillInbox(page, numbered(12));
  await page.goto('/admin/contacts');

  await test.step('it keeps the page of five requests for a reload and the back button', async () => {
    const names = cardsOf(page).getByRole('heading');
    await expect(names).toHaveText(people(12, 11, 10, 9, 8));
    await expect(page.getByRole('definition').first()).toHaveText('12');
    await expect(page.getByRole('button', { name: 'Zurück' })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Seite/ })).toHaveText(['1', '2', '3']);
    await expect(page).toHaveURL('/admin/contacts');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page).toHaveURL('/admin/contacts?page=2');
    await expect(names).toHaveText(people(7, 6, 5, 4, 3));
    await page.getByRole('button', { name: 'Seite 3' }).click();
    await expect(names).toHaveText(people(2, 1));
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeDisabled();
    await page.reload();
    await expect(names).toHaveText(people(2, 1));
    await expect(page.getByRole('button', { name: 'Seite 3' })).toHaveAttribute('aria-current', 'page');

    await page.goBack();
    await expect(names).toHaveText(people(7, 6, 5, 4, 3));
    await page.goBack();
    await expect(names).toHaveText(people(12, 11, 10, 9, 8));
    await expect(page).toHaveURL('/admin/contacts');
  });

  await test.step('it keeps search and service, and adds one history entry for a search', async () => {
    await page.goto('/admin/contacts');
    const search = page.getByLabel('Suche');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page).toHaveURL('/admin/contacts?page=2');
    await search.pressSequentially('person 1');
    await expect(page).toHaveURL('/admin/contacts#search=person+1');
    await expect(cardsOf(page)).toHaveCount(4);
    await page.reload();
    await expect(search).toHaveValue('person 1');
    await expect(cardsOf(page)).toHaveCount(4);

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('Service').selectOption('Fenster Reinigung');
    await expect(page).toHaveURL('/admin/contacts?service=fenster#search=person+1');
    await page.goBack();
    await expect(page).toHaveURL('/admin/contacts?page=2');
    await expect(search).toHaveValue('');
    await expect(cardsOf(page).getByRole('heading')).toHaveText(people(7, 6, 5, 4, 3));
  });

  await test.step('the key / leads to the search, and filters without a match can be reset', async () => {
    await page.goto('/admin/contacts');
    await expect(page.getByText('(Taste /)')).toBeAttached();
    await page.keyboard.press('/');
    const search = page.getByPlaceholder('Suchen nach Name, E-Mail...');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await search.fill('gibt es nicht');
    await expect(page.getByText('Keine Kontakte entsprechen den Filterkriterien')).toBeVisible();
    await expect(page.getByText('Suchen Sie mit weniger Wörtern oder mit der Telefonnummer.')).toBeVisible();
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await expect(cardsOf(page)).toHaveCount(5);
    await expect(page.getByRole('heading', { name: 'Kontaktanfragen' }), 'keeps a focus').toBeFocused();
    await expect(search).toHaveValue('');
  });

  await test.step('it opens the last page for a number too high', async () => {
    await page.goto('/admin/contacts?page=99');
    await expect(cardsOf(page).getByRole('heading')).toHaveText(people(2, 1));
    await expect(page).toHaveURL('/admin/contacts?page=3');
  });

  await test.step('it opens a linked request on any page of the list', async () => {
    const id = await idOf(page, 'Person 4');
    await page.goto(`/admin/contacts?contact=${id}`);
    await expect(page.getByRole('heading', { name: 'Person 4' })).toBeFocused();
    await expect(page.getByRole('article', { name: 'Person 4' })).toBeInViewport();
    await expect(page).toHaveURL(`/admin/contacts?page=2&contact=${id}`);
    await expect(page.getByRole('article', { name: 'Person 4' }).getByText('Ohne Nachricht')).toBeVisible();

    await page.goto('/admin/contacts?contact=3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11');
    await expect(page.getByText('Diese Kontaktanfrage gibt es nicht mehr.', { exact: true })).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(5);
  });
});

test('an opened request has an address: the back button closes it, a reload keeps it open; on a phone it goes to the top', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login();
  await fillInbox(page, [{ name: 'Anna', message: 'Zwei Fenster. '.repeat(60) }, { name: 'Berta' }, { name: 'Carla' }]);
  await page.goto('/admin/contacts');
  const anna = await openRequest(page, 'Anna');
  await expect(page).toHaveURL(/\?contact=[\da-f-]{36}$/);
  const top = async () => Math.abs((await boxOf(anna)).y);
  await expect.poll(top).toBeLessThan(16);
  await page.reload();
  await expect(anna).toContainText('Zwei Fenster');
  await page.goBack();
  await expect(page).toHaveURL('/admin/contacts');
  await expect(anna).not.toContainText('Zwei Fenster');

  // Also while another one closes above it.
  await openRequest(page, 'Carla');
  await openRequest(page, 'Anna');
  await expect(anna).toContainText('Zwei Fenster');
  await expect.poll(top).toBeLessThan(16);

  // The keys j and k move through the list, Enter opens, Escape closes.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/contacts');
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Berta', exact: true })).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Berta' }).getByRole('link', { name: /^Mail an / })).toBeVisible();
  await page.keyboard.press('j');
  await expect(anna).toContainText('Zwei Fenster');
});

test('beside the list one request is always open, walked by the keyboard, and kept when it is answered', async ({
  page,
  login,
}) => {
  await login();
  const names = Array.from({ length: 16 }, (_, n) => `Person ${String.fromCharCode(80 - n)}`);
  await fillInbox(
    page,
    names.map((name) => ({ name, message: `Von ${name}` })),
  );
  await page.goto('/admin/contacts?state=waiting');
  const opened = page.locator('article[data-open=true]');
  await expect(opened).toContainText('Von Person P');
  await expect(page, 'the first stands there without an address').toHaveURL('/admin/contacts?state=waiting');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  const [first, twelfth] = [await boxOf(cardsOf(page).first()), await boxOf(cardsOf(page).nth(11))];
  expect(twelfth.bottom, 'twelve rows').toBeLessThan(876);
  expect(twelfth.bottom - first.y).toBeCloseTo(12 * first.height);

  await enterElsewhere(page, 'Person P', { kind: 'answer' });
  await page.reload();
  await expect(opened, 'the next that waits').toContainText('Von Person O');
  await page.keyboard.press('j');
  await expect(opened).toContainText('Von Person N');
  await expect(page).toHaveURL(/&contact=/);
  await enterElsewhere(page, 'Person N', { kind: 'answer' });
  const refetched = page.waitForResponse('**/api/admin/contact?all=true');
  // The list is old enough to be loaded again.
  await page.clock.setSystemTime(Date.now() + QUERY_FRESH_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await refetched;
  await expect(page.getByRole('button', { name: /^Wartet ?14$/ })).toBeVisible();
  await expect(opened, 'answered, and still under the hand').toContainText('Von Person N');
  await expect(cardsOf(page).getByRole('heading', { level: 3 }).nth(1)).toHaveText('Person N');

  await page.keyboard.press('/');
  await page.keyboard.type('person');
  await expect(page.getByText('14 Treffer', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Person O', exact: true }), 'the first hit').toBeFocused();
  await page.keyboard.press('j');
  await expect(opened).toContainText('Von Person M');
});

test('all hits of a search go to the bin with one question, and come back with one tap', async ({ page, login }) => {
  await login();
  const spam = Array.from({ length: 30 }, (_, n) => ({ name: `Angebot ${n}`, message: 'Billige Leads' }));
  await fillInbox(page, [{ name: 'Erika' }, ...spam]);
  await enterElsewhere(page, 'Angebot 3', { kind: 'answer' });
  await page.goto('/admin/contacts');
  const remove = page.getByRole('button', { name: /Treffer in den Papierkorb/ });
  await expect(page.getByText('1–5 von 31')).toBeVisible();
  await expect(remove).toBeHidden();
  await page.getByLabel('Suche').fill('leads');
  await expect(page.getByText('30 Treffer', { exact: true })).toBeVisible();
  const question = '30 Treffer in den Papierkorb? 1 davon haben Sie schon bearbeitet.';
  expect(await answerQuestion(remove, false)).toBe(question);
  await answerQuestion(remove, true);
  await expect(page.getByText('Die Treffer liegen im Papierkorb.', { exact: true })).toBeVisible();
  await expect(page.getByText('Keine Kontakte entsprechen den Filterkriterien')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('30 Treffer', { exact: true })).toBeVisible();
});
