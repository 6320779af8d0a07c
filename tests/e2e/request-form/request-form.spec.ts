import type { Page } from '@playwright/test';
import { boxOf } from '../../support/browser/box-of.ts';
import { aName, fillIn, inboxOf } from '../../support/browser/contact-form.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { holdBack } from '../../support/browser/hold-back.ts';
import { toastOf } from '../../support/browser/toast-of.ts';

const formOf = (page: Page) => page.locator('#contact form');

// Because the smooth scroll down the long page takes seconds of painting.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the contact form sends every field to the owner, and starts another request empty', async ({ page, login }) => {
  const name = aName();
  await page.goto('/#contact');
  await fillIn(page, name);
  await page.getByLabel('Telefon').fill('06131 55 66 77');
  await page.getByLabel('Worum geht es?').selectOption('Wintergarten Reinigung');
  await page.getByLabel('Ort oder Postleitzahl').fill('Nieder-Olm');
  await page.getByLabel('Nachricht').fill('Zwölf Scheiben,\nzwei davon blind.');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();

  const sent = page.locator('#contact');
  await expect(sent.getByRole('heading', { name: 'Nachricht gesendet!' })).toBeFocused();
  await expect(sent.getByRole('status')).toContainText(
    /Wir melden uns bis morgen, ([A-Z][a-z]+tag|Mittwoch), \d\d:\d\d\sUhr\./,
  );
  await expect(sent.getByText('innerhalb von 24 Stunden')).toHaveCount(1);
  const photos = sent.getByRole('link', { name: 'Schicken Sie gern zwei Fotos per WhatsApp' });
  await expect(photos).toHaveAttribute('href', /^https:\/\/wa\.me\/4917604069123\?text=.*Anfrage%20GR-[0-9A-Z]{4}\.$/);
  await expect(toastOf(page)).toContainText('Nachricht gesendet!');
  await expect(sent).toContainText('Höchstens 24 Stunden nach der Besichtigung haben Sie unser Angebot.');
  await expect(sent.getByRole('definition').filter({ hasText: 'Wintergarten Reinigung' })).toBeVisible();
  await expect(sent.getByRole('definition').filter({ hasText: 'Nieder-Olm' })).toBeVisible();
  await expect(sent.getByRole('definition').filter({ hasText: 'zwei davon blind.' })).toBeVisible();

  expect(await inboxOf(page, login, name)).toEqual([
    expect.objectContaining({
      email: 'erika@beispiel.de',
      phone: '06131 55 66 77',
      service: 'wintergarten',
      place: 'Nieder-Olm',
      message: 'Zwölf Scheiben,\nzwei davon blind.',
    }),
  ]);

  // The form is gone, so that nothing can clear the receipt.
  const said = sent.getByRole('heading', { name: 'Nachricht gesendet!' });
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeHidden();
  await page.getByRole('button', { name: 'Noch eine Anfrage schreiben' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(said).toBeHidden();
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Name ist erforderlich')).toBeVisible();
});

test('the contact form is below the number on a phone, and its receipt leaves the bar free @phone', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto('/#contact');
  const before = page.locator('#contact .contact-call');
  await expect(before.getByRole('link', { name: '069 90009 123' })).toBeInViewport();
  await expect(before).toContainText('Montag bis Freitag');
  const call = await boxOf(before);
  expect(call.height).toBeLessThan(150);
  expect(call.bottom).toBeLessThan((await boxOf(formOf(page))).y);
  const button = page.getByRole('button', { name: 'Nachricht senden' });
  expect((await boxOf(button)).width).toBe((await boxOf(page.getByLabel('Name'))).width);
  await fillIn(page, aName());
  await button.click();
  const toast = toastOf(page).getByRole('listitem');
  await expect(toast).toBeVisible();
  const bar = page.locator('.quick-bar');
  await expect(bar, 'away from the receipt too').toBeHidden();
  expect((await boxOf(toast)).bottom).toBeLessThanOrEqual((await boxOf(bar)).y);
});

test('the contact form takes over service and place from the links that lead to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Wintergartenreinigung anfragen' }).click();
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('wintergarten');
  await expect(formOf(page).getByRole('heading')).toHaveText('Ihre Anfrage: Wintergarten');
  await expect(formOf(page).getByRole('heading')).toBeInViewport();
  await page.getByLabel('Nachricht').fill('Zwölf Scheiben');
  await page.locator('#place').fill('55268');
  await page.getByRole('link', { name: 'Jetzt anfragen' }).click();
  await expect(page.getByLabel('Ort oder Postleitzahl')).toHaveValue('55268');
  await expect(formOf(page).getByRole('heading')).toHaveText('Ihre Anfrage: Wintergarten, 55268');
  await expect(page.getByLabel('Nachricht')).toHaveValue('Zwölf Scheiben');
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('wintergarten');

  // A newer check replaces an older one, but not a place that was typed into the form.
  await page.locator('#place').fill('saulheim');
  await page.getByRole('link', { name: 'Jetzt anfragen' }).click();
  await expect(page.getByLabel('Ort oder Postleitzahl')).toHaveValue('Saulheim');
  await page.locator('#place').fill('55218');
  await page.getByRole('link', { name: 'Jetzt anfragen' }).click();
  await expect(page.getByLabel('Ort oder Postleitzahl')).toHaveValue('55218');
  await page.getByLabel('Ort oder Postleitzahl').fill('Ingelheim-Nord');
  await page.getByRole('link', { name: 'Jetzt anfragen' }).click();
  await expect(page.getByLabel('Ort oder Postleitzahl')).toHaveValue('Ingelheim-Nord');

  // The heading follows the choice.
  await page.getByLabel('Ort oder Postleitzahl').fill('');
  await page.getByLabel('Worum geht es?').selectOption('Terrassendach Reinigung');
  await expect(formOf(page).getByRole('heading')).toHaveText('Ihre Anfrage: Terrassendach');
  await page.getByLabel('Worum geht es?').selectOption('Bitte wählen');
  await expect(formOf(page).getByRole('heading')).toHaveText('Schreiben Sie uns');
});

test('the contact form opens its privacy notice, shows errors under their fields, and offers its text to WhatsApp', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/request to another origin: https:\/\/wa\.me/);
  await page.goto('/#contact');
  const whatsApp = formOf(page).getByRole('link', { name: 'Lieber als WhatsApp' });
  const textOf = async () => new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(await textOf()).toBe('Guten Tag, ich habe eine Anfrage, gern mit Fotos.');

  const notice = page.getByText('Kommt kein Auftrag zustande, löschen wir Ihre Anfrage nach 6 Monaten.');
  await expect(notice).toBeHidden();
  await page.getByText('Hinweise zum Datenschutz').click();
  await expect(notice).toBeVisible();
  await page.getByText('Hinweise zum Datenschutz').click();
  await expect(notice).toBeHidden();
  await expect(
    formOf(page).getByText('Zum Beispiel name@beispiel.de. Keine E-Mail? Rufen Sie uns einfach an.'),
  ).toBeVisible();
  await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription('Dann rufen wir Sie zurück.');

  await page.getByLabel('E-Mail').fill('erika');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();

  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name ist erforderlich');
  await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription(/Gültige E-Mail-Adresse erforderlich$/);

  // Typed letter by letter, because a corrected field must keep the focus.
  await page.keyboard.type('Erika');
  await expect(page.getByLabel('Name')).toHaveValue('Erika');
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Name ist erforderlich')).toBeHidden();
  await expect(page.getByText('Gültige E-Mail-Adresse erforderlich')).toBeVisible();

  const long = 'privat 06132 / 77 88 99 (ab 18 Uhr), mobil 0176 / 040 69 123 '.repeat(2);
  await page.getByLabel('Telefon').focus();
  await page.keyboard.insertText(long);
  await expect(page.getByLabel('Telefon'), 'a long number is not cut').toHaveValue(long);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Bitte kürzen Sie die Telefonnummer auf höchstens 100 Zeichen')).toBeVisible();

  await fillIn(page, 'Erika Beispiel');
  await page.getByLabel('Worum geht es?').selectOption('Wintergarten Reinigung');
  await page.getByLabel('Ort oder Postleitzahl').fill('Saulheim');
  await page.getByLabel('Nachricht').fill('Zwölf Scheiben & ein Dach');
  await context.route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }));
  const chat = context.waitForEvent('page');
  await whatsApp.click();
  await expect(await chat).toHaveURL(/wa\.me/);
  expect(await textOf()).toBe(
    'Guten Tag, es geht um: Wintergarten, Saulheim.\nZwölf Scheiben & ein Dach\nErika Beispiel',
  );
  await expect(page.getByLabel('Nachricht')).toHaveValue('Zwölf Scheiben & ein Dach');
});

/** As a publication that takes the scripts of an open page away. */
const loseScripts = (page: Page) => page.route(/\/_astro\/.*\.js/, (route) => route.fulfill({ status: 404 }));

test('a form that is open while its scripts are replaced sends by the script it has, from the first typed word on', async ({
  page,
  login,
  trouble,
}) => {
  trouble.allow(/404/);
  const name = aName();
  await page.goto('/#contact');
  const sender = page.waitForResponse(/send-request-/);
  await fillIn(page, name);
  await sender;
  await loseScripts(page);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  const form = page.locator('#contact');
  await expect(form.getByRole('heading', { name: 'Nachricht gesendet!' })).toBeFocused();
  await expect(form.getByRole('link', { name: '069 90009 123' }).last()).toHaveAttribute('href', 'tel:+496990009123');
  await expect(form.getByRole('link', { name: /zwei Fotos per WhatsApp/ })).toHaveAttribute(
    'href',
    /wa\.me\/4917604069123/,
  );
  expect(await inboxOf(page, login, name)).toHaveLength(1);
});

test('a form whose scripts were replaced before the first typed word posts as plain HTML', async ({
  page,
  login,
  trouble,
}) => {
  trouble.allow(/404/);
  const name = aName();
  await page.goto('/#contact');
  const form = page.waitForResponse(/RequestForm-/);
  await page.getByLabel('Name').focus();
  await form;
  await expect(page.getByRole('button', { name: 'Fotos dazulegen' })).toBeVisible();
  await loseScripts(page);
  await fillIn(page, name);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('heading', { name: 'Danke, Ihre Anfrage ist da!' })).toBeVisible();
  await page.goto('/#contact');
  await expect(page.getByLabel('Name'), 'its draft').toHaveValue('');
  expect(await inboxOf(page, login, name)).toHaveLength(1);
});

test('the contact form keeps the text through a double click, errors and a missing network, and sends it once', async ({
  page,
  context,
  login,
  trouble,
}) => {
  trouble.allow(/failed request: .*\/api\/contact|net::ERR_FAILED/);
  trouble.allow(/ERR_INTERNET_DISCONNECTED|_astro|dynamically imported module/);
  const send = page.getByRole('button', { name: 'Nachricht senden' });
  const notice = formOf(page).getByRole('alert');
  const names: string[] = [];
  /** Begins another request with the form empty. */
  const begin = async () => {
    const name = aName();
    if (names.length > 0) await page.getByRole('button', { name: 'Noch eine Anfrage schreiben' }).click();
    await fillIn(page, name);
    names.push(name);
    return name;
  };
  const isSent = async () => {
    await expect(page.locator('#contact')).toContainText('Nachricht gesendet!');
    await page.unrouteAll();
  };
  await page.goto('/#contact');

  await test.step('it shows that it is sending', async () => {
    await begin();
    const letItThrough = await holdBack(page, '**/api/contact');
    await send.dblclick();
    const sending = page.getByRole('button', { name: 'Wird gesendet...' });
    await expect(sending).toBeDisabled();
    await expect(sending, 'disabled for people, not taken from under the finger').toBeFocused();
    letItThrough();
    await isSent();
  });

  await test.step('the server is unavailable', async () => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 503, json: { error: 'Der Dienst ist gerade nicht erreichbar.' } }),
    );
    const name = await begin();
    await send.click();
    await expect(notice).toContainText('Der Dienst ist gerade nicht erreichbar.');
    await expect(toastOf(page)).toContainText('Fehler');
    await expect(page.getByLabel('Name')).toHaveValue(name);

    // The error disappears during the retry.
    await page.unroute('**/api/contact');
    const letItThrough = await holdBack(page, '**/api/contact');
    await send.click();
    await expect(page.getByText('Der Dienst ist gerade nicht erreichbar.')).toHaveCount(0);
    letItThrough();
    await isSent();
  });

  await test.step('the network is missing', async () => {
    await begin();
    await page.getByLabel('Nachricht').pressSequentially('Zwei Scheiben');
    await expect(formOf(page)).toHaveJSProperty('noValidate', true);
    await context.setOffline(true);
    await send.click();
    await expect(notice.getByRole('heading')).toHaveText('Keine Verbindung zum Internet');
    await expect(notice).toContainText('Ihre Anfrage ist noch nicht gesendet.');
    await expect(notice).not.toContainText('Fehler');
    await expect(notice.getByRole('link', { name: '069 90009 123' })).toHaveAttribute('href', 'tel:+496990009123');
    await expect(page.getByLabel('Nachricht')).toHaveValue('Zwei Scheiben');
    await context.setOffline(false);
    await send.click();
    await isSent();
  });

  for (const name of names) expect(await inboxOf(page, login, name)).toHaveLength(1);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a faulty request is told, and Back leads to the typed words', async ({
    page,
    login,
    trouble,
  }) => {
    const name = `${aName()} <b>Korrigiert</b>`;
    trouble.allow(/status of 422/);
    await page.goto('/');
    await page.getByLabel('Name').fill(name);
    // Valid for the browser, but no address for an answer.
    await page.getByLabel('E-Mail').fill('erika@beispiel');
    await page.getByLabel('Nachricht').fill('Bitte "beide" Seiten');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte prüfen Sie Ihre Anfrage');
    await expect(page.getByText('Ihre Anfrage ist noch nicht bei uns angekommen.')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText('E-Mail: Gültige E-Mail-Adresse erforderlich');
    // It would open an empty form.
    await expect(page.getByRole('link', { name: 'Zurück zum Formular' })).toBeHidden();
    await page.goBack();
    await expect(page.getByLabel('Name')).toHaveValue(name);
    await expect(page.getByLabel('Nachricht')).toHaveValue('Bitte "beide" Seiten');
    await page.getByLabel('E-Mail').fill('erika@beispiel.de');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page).toHaveURL('/danke#da');
    expect(await inboxOf(page, login, name)).toHaveLength(1);
  });
});
