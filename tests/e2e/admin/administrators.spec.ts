import { barriersOn } from '../../support/browser/barriers.ts';
import { freshBrowser } from '../../support/browser/helpers-browser.ts';
import { holdBack } from '../../support/browser/hold-back.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { OWNER } from '../../support/browser/owner.ts';

test('[7.5.3] the owner invites a helper after ten minutes by the password, and switches them off again', async ({
  page,
  login,
  browser,
  site,
}) => {
  await login();
  await page.goto('/admin/settings#administrators');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const form = page.getByRole('region', { name: 'Jemanden einladen' });
  await form.getByRole('button', { name: 'Einladen' }).click();
  await expect(form.getByLabel('Mail-Adresse der eingeladenen Person')).toHaveAccessibleDescription(
    'Gültige E-Mail-Adresse erforderlich',
  );
  // The server's answer after ten minutes; tests/functions/access.test.ts tests when it comes.
  const error = 'Bitte bestätigen Sie zuerst mit Ihrem Passwort, dass Sie es sind.';
  const refuse = { status: 403, json: { error, needsProof: true } };
  await page.route('**/api/admin/invitations', (route) => route.fulfill(refuse), { times: 2 });
  const email = form.getByLabel('Mail-Adresse der eingeladenen Person');
  await email.fill('helfer@firma.de');
  await email.press('Enter');
  const question = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' });
  await expect(question).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(email).toHaveValue('helfer@firma.de');
  await expect(form.getByRole('status')).toHaveCount(0);

  await form.getByRole('button', { name: 'Einladen' }).click();
  const password = question.getByLabel('Passwort', { exact: true });
  await password.fill('falsch');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('Das Passwort stimmt nicht');
  await password.fill(OWNER.password);
  await password.press('Enter');
  await expect(question).toBeHidden();
  await expect(form.getByRole('status')).toContainText('Einladung an helfer@firma.de');
  await expect(page.getByRole('region', { name: 'Was geschehen ist' })).toContainText(
    `${OWNER.username} hat helfer@firma.de eingeladen`,
  );
  const link = await form.getByLabel('Link der Einladung').inputValue();
  const list = page.getByRole('region', { name: 'Wer Zugang hat' }).getByRole('listitem');
  await expect(list.filter({ hasText: 'helfer@firma.de' })).toContainText('eingeladen, gilt bis');

  const helper = await freshBrowser(browser, site.url);
  await helper.goto(link);
  await expect(helper.getByRole('heading', { level: 1 })).toHaveText('Ihr Zugang');
  expect(await barriersOn(helper)).toEqual([]);
  await helper.getByLabel('Benutzername').fill('helfer');
  await helper.getByLabel('Passwort', { exact: true }).fill('kurz');
  await helper.getByRole('button', { name: 'Zugang anlegen' }).click();
  await expect(helper.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription(
    /Das Passwort braucht mindestens 12 Zeichen/,
  );
  await helper.getByLabel('Passwort', { exact: true }).fill('Fenster mit Sprossen 7');
  await helper.getByLabel('Passwort', { exact: true }).press('Enter');
  await expect(helper.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect(helper.getByRole('main', { name: 'Einstellungen' })).toBeFocused();

  // Helpers see requests, but no access, addresses, backups or personal data.
  await expect(helper.getByRole('link', { name: /Backup/ })).toHaveCount(0);
  await helper.goto('/admin/settings#account');
  await expect(helper.getByRole('region', { name: 'Aktive Anmeldungen' })).toBeVisible();
  const ownersOnly = helper.getByText('Das ist Sache des Inhabers dieser Website.');
  await expect(ownersOnly).toHaveCount(0);
  for (const address of ['/admin/backups', '/admin/settings#person-data', '/admin/settings?arrived=test']) {
    await helper.goto('about:blank');
    const answer = await holdBack(helper, '**/api/admin/account');
    await helper.goto(address);
    await expect(helper.getByRole('heading', { level: 1 })).toBeVisible();
    answer();
    await expect(ownersOnly).toBeVisible();
  }
  await expect(helper.getByRole('button', { name: /Backup/ })).toHaveCount(0);
  await expect(helper.getByRole('heading', { level: 2 })).toHaveText([
    'Konto',
    'Ohne Passwort anmelden, Notfallblatt',
    'Benach\u00adrichtigungen',
    'Kalender',
  ]);

  await page.reload();
  const item = list.filter({ hasText: 'helfer@firma.de' });
  await expect(item).toContainText(/zuletzt angemeldet .*, ohne Mails zu Anfragen/);
  await item.getByRole('button', { name: 'Mails einschalten: helfer' }).click();
  await expect(item).toContainText('bekommt Mails zu Anfragen');
  await expect(item.getByRole('button', { name: 'Mails abschalten: helfer' })).toBeFocused();
  await item.getByRole('button', { name: 'Abschalten: helfer', exact: true }).click();
  await expect(item).toContainText('Abgeschaltet');
  await expect(item.getByRole('button', { name: 'Wieder einschalten: helfer' })).toBeFocused();
  await helper.reload();
  await expect(helper.getByRole('heading', { level: 1 })).toHaveText('Admin-Bereich');

  await helper.context().close();
});
