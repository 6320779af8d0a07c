import type { Page } from '@playwright/test';
import { endSessionBefore } from '../../support/browser/end-session.ts';
import { entriesOf, fillInbox, openRequest } from '../../support/browser/inbox.ts';
import { logInByHand } from '../../support/browser/log-in.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Bitte erneut anmelden' });
const erika = (page: Page) => page.getByRole('article', { name: 'Erika' });
const noteOf = (page: Page) => erika(page).getByRole('textbox', { name: 'Notiz' });
const saveNote = (page: Page) => erika(page).getByRole('button', { name: 'Notiz speichern' });
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
const HISTORY = '**/api/admin/contact/*/history';
const NOTE = 'Klingel links, Hund im Hof';
const LATER_NOTE = 'Schlüssel bei der Nachbarin';

async function writeNote(page: Page) {
  await page.goto('/admin/contacts');
  await openRequest(page, 'Erika');
  await noteOf(page).fill(NOTE);
}

test.beforeEach(async ({ page, login }) => {
  await login();
  await fillInbox(page, [{ name: 'Erika', place: 'Alzey' }]);
});

test('a draft stays without a network and after the session’s end, follows another tab, and goes with a logout there', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  await writeNote(page);
  await context.setOffline(true);
  await saveNote(page).click();
  await expect(page.getByText('Kein Netz. Ihre Eingabe ist noch da.', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await endSessionBefore(page, HISTORY);
  await saveNote(page).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(page, 'the page stays under it').toHaveURL(/\/admin\/contacts\/[\da-f-]{36}$/);
  await logInByHand(page);
  await expect(page.getByText('Die Notiz ist gespeichert.', { exact: true })).toBeVisible();
  await expect(entriesOf(erika(page)).first()).toContainText(`Notiz: ${NOTE}`);
  await expect(entriesOf(erika(page))).toHaveCount(1);
  await expect(noteOf(page)).toHaveValue('');
  await expect(saveNote(page)).toBeFocused();
  await expect.poll(() => draftsIn(page)).toEqual([]);

  await noteOf(page).fill(LATER_NOTE);
  const later = await context.newPage();
  await later.goto('/admin/contacts');
  await expect(erika(later)).toContainText('Angefangen');
  await openRequest(later, 'Erika');
  await expect(noteOf(later)).toHaveValue(LATER_NOTE);
  await noteOf(later).fill(`${LATER_NOTE}, ganz oben`);
  await expect(noteOf(page), 'the newest words would be lost by saving the old ones').toHaveValue(/oben$/);
  await saveNote(later).click();
  await expect(erika(later)).not.toContainText('Angefangen');
  await expect(noteOf(page)).toHaveValue('');
  await later.close();

  await noteOf(page).fill(LATER_NOTE);
  await expect.poll(() => draftsIn(page)).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other).toHaveURL('/admin/login');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Erika')).toHaveCount(0);
  await expect.poll(() => draftsIn(page)).toEqual([]);
  await other.close();
});

test('a draft is kept out of sight with a notice if somebody else logs in, and never saved in their name', async ({
  page,
}) => {
  await writeNote(page);
  const user = { username: 'helferin', isActive: true, lastLogin: null };
  await page.route('**/api/admin/login', async (route) => {
    const answer = await route.fetch();
    await page.route('**/api/admin/user', (asked) => asked.fulfill({ json: user }));
    await route.fulfill({ response: answer, json: user });
  });
  await endSessionBefore(page, HISTORY);
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/history')) saves += 1;
  });
  await saveNote(page).click();
  await expect(loginDialog(page)).toBeVisible();
  await logInByHand(page);
  await expect(
    page.getByText('Was inhaberin zuletzt eingegeben hat, wurde nicht gespeichert.', { exact: true }),
  ).toBeVisible();
  await expect(erika(page)).toBeVisible();
  await expect(noteOf(page)).toHaveValue('');
  expect(saves, 'tried once, before').toBe(1);
});

test('the draft of a call survives Escape and the back button, which leaves no page @phone', async ({ page }) => {
  await page.goto('/admin/contacts');
  const bar = page.getByRole('navigation', { name: 'Verwaltung' });
  const open = bar.getByRole('link', { name: 'Anruf', exact: true });
  const draft = page.getByRole('button', { name: 'Anruf weiterschreiben' });
  const dialog = page.getByRole('dialog', { name: 'Anruf eintragen' });
  const name = dialog.getByLabel('Name', { exact: true });
  await open.click();
  await name.fill('Opa Hermann');
  await dialog.getByLabel(/^Ich rufe zurück/).check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(draft).toBeVisible();

  await open.click();
  await expect(name).toHaveValue('Opa Hermann');
  await expect(dialog.getByLabel(/^Ich rufe zurück/)).toBeChecked();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/contacts');

  await open.click();
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(dialog).toBeHidden();
  await expect(draft).toBeHidden();
  await open.click();
  await expect(name).toHaveValue('');
  await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
});
