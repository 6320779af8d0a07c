import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { holdBack } from '../../support/browser/hold-back.ts';
import { anotherBrowser } from '../../support/browser/log-in.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { aCameraPhoto } from '../../support/camera-photo.ts';

const STATE = '**/api/admin/website';
const discount = (page: Page) => page.getByRole('textbox', { name: 'Rabatt für Ältere' });
const review = (page: Page) => page.getByRole('link', { name: 'Prüfen', exact: true });
const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });
/** A tap of the owner's; typing is not counted. */
const changeDiscount = async (page: Page, to: string) => {
  await page.goto('/admin/website/senioren');
  await row(page, /^Rabatt für Ältere/).click();
  await discount(page).fill(to);
  await discount(page).press('Enter');
  await expect(row(page, /^Rabatt für Ältere/)).toHaveText(new RegExp(`${to} Prozent`));
};

/** Removes every change, as if nobody had typed. */
async function clearDraft(page: Page) {
  const { draft } = await (await page.request.get('/api/admin/website')).json();
  for (const { subject, version: seen } of draft)
    await page.request.put('/api/admin/website/draft', { data: { subject, facts: {}, seen } });
}

const versionOf = async (page: Page, subject: string): Promise<number> => {
  const { draft } = await (await page.request.get('/api/admin/website')).json();
  return draft.find((one: { subject: string }) => one.subject === subject)?.version ?? 0;
};

/** Answers with another state of the website than the server's. */
const fake = (page: Page, change: object) =>
  page.route(STATE, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...change } });
  });

test.beforeEach(async ({ page, login }) => {
  await login();
  await clearDraft(page);
});
test.afterEach(({ page }) => clearDraft(page));

test('a whole change at 390 px: closed on Friday, saved, found on every page, checked, taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/website');
  await expect(page.getByRole('link', { name: /^Zeiten/ })).toContainText('Mo–Fr 8–18');
  await expect(review(page)).toHaveCount(0);
  await page.getByRole('link', { name: /^Zeiten/ }).click();
  await row(page, /^Zeiten/).click();
  const sheet = page.getByRole('dialog', { name: 'Zeiten' });
  await expect(sheet.getByRole('radio')).toHaveCount(2);
  await sheet.getByRole('button', { name: 'mehr' }).click();
  await expect(sheet.getByRole('radio', { name: 'Gespräch' })).toBeVisible();
  await sheet.getByRole('switch', { name: 'Freitag geöffnet' }).click();
  await expect(sheet.getByRole('group', { name: 'Freitag' })).toContainText('geschlossen');
  await sheet.getByRole('combobox', { name: 'Montag bis' }).selectOption('16:30');
  // Closed unsaved, what was typed is still there, also after a reload.
  await page.keyboard.press('Escape');
  await expect(row(page, /^Zeiten/)).toBeFocused();
  await page.reload();
  await page.getByRole('link', { name: 'Nicht gespeichert: Zeiten' }).click();
  await expect(sheet.getByRole('group', { name: 'Freitag' })).toContainText('geschlossen');
  await save(page).click();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('link', { name: 'Website', exact: true }).first().click();
  await expect(page.getByRole('link', { name: /^Zeiten/ })).toContainText('geändert: Mo 8–16:30');
  await review(page).click();
  await expect(page.getByRole('heading', { name: '2 Änderungen' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Zeiten, Telefon, Freitag/ })).toHaveText(
    /8:00–18:00 wird geschlossen/,
  );
  await page.getByRole('button', { name: /Zeiten, Telefon, Freitag/ }).click();
  await page.getByRole('link', { name: /^Ändern: Zeiten, Telefon, Freitag/ }).click();
  await expect(page).toHaveURL('/admin/website/zeiten?zu=hours.week');
  await sheet.getByRole('switch', { name: 'Freitag geöffnet' }).click();
  await sheet.getByRole('button', { name: 'Werktage alle wie Montag' }).click();
  await save(page).click();
  await review(page).click();
  await expect(page.getByRole('heading', { name: '5 Änderungen' })).toBeVisible();
  await page.getByRole('button', { name: /^Zurücknehmen/ }).click();
  await expect(page.getByText('Alles, was Sie eingetragen haben, ist live.')).toBeVisible();
});

test('a changed price is asked to go live in five taps, and its list is edited in place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const euros = [{ what: 'Reihenhaus in Nieder-Olm', euros: 95 }];
  await page.request.put('/api/admin/website/draft', {
    data: { subject: 'preise', facts: { 'prices.priceExamples': euros }, seen: await versionOf(page, 'preise') },
  });
  await page.goto('/admin/website');
  const taps = [
    page.getByRole('link', { name: /^Preise/ }),
    page.locator('summary', { hasText: 'Reihenhaus in Nieder-Olm' }),
    save(page),
    review(page),
    page.getByRole('button', { name: 'Veröffentlichen' }),
  ];
  for (const [at, tap] of taps.entries()) {
    if (at === 2) await page.getByLabel('Endpreis').fill('98');
    if (at === 3) await expect(page.getByText('1 Änderung')).toBeVisible();
    if (at === 4) {
      await page.route(`${STATE}/publish`, (route) => route.fulfill({ status: 409, json: { error: 'Gerade nicht.' } }));
    }
    await tap.click();
  }
  await expect(page.getByText('Gerade nicht.', { exact: true })).toBeVisible();
});

test('entries of a list are added, moved and removed, and a mistake is told when it is saved, at its place', async ({
  page,
}) => {
  await page.goto('/admin/website/partner');
  const rows = page.getByRole('group', { name: 'Partner' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Hinzufügen: Partner' }).click();
  const added = rows.last();
  await expect(added.getByLabel('Name')).toBeFocused();
  await added.getByLabel('Name').fill('Garten Schmitt');
  await added.getByLabel('Adresse').fill('garten schmitt.de');
  await added.getByLabel('Was sie machen').fill('Gärten');
  await expect(added.getByLabel('Adresse')).toHaveAccessibleDescription('');
  await save(page).click();
  await expect(added.getByLabel('Adresse')).toHaveAccessibleDescription('Eine Adresse, die mit https:// beginnt.');
  await expect(added.getByLabel('Adresse')).toBeFocused();
  await added.getByLabel('Adresse').fill('garten-schmitt.de');
  await page.getByRole('button', { name: 'Nach oben: Garten Schmitt' }).click();
  await expect(rows).toHaveText([/Muster Gartenbau/, /Garten Schmitt/, /Muster Hausmeisterservice/]);
  await rows.first().getByText('Muster Gartenbau').click();
  await page.getByRole('button', { name: 'Entfernen: Muster Gartenbau' }).click();
  await expect(rows).toHaveCount(2);
  await save(page).click();
  await expect(review(page)).toBeVisible();
  await page.reload();
  await expect(rows).toHaveText([/Garten Schmitt/, /Muster Hausmeisterservice/]);
});

test('of two people in one subject the later one reads who and when, and takes one of both', async ({
  page,
  browser,
  site,
}) => {
  const other = await anotherBrowser(browser, site.url);
  await page.goto('/admin/website/senioren');
  await row(page, /^Rabatt für Ältere/).click();
  await discount(page).fill('12');
  await changeDiscount(other, '20');
  await save(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'hat um' });
  await expect(notice).toContainText(/ hat um \d+:\d\d geändert: 20 Prozent/);
  await expect(discount(page)).toHaveValue('12');
  await page.reload();
  await page.getByRole('button', { name: 'Meine nehmen' }).click();
  await expect(row(page, /^Rabatt für Ältere/)).toContainText('12 Prozent');

  await row(other, /^Rabatt für Ältere/).click();
  await discount(other).fill('25');
  await save(other).click();
  await other.getByRole('button', { name: 'Seine nehmen' }).click();
  await expect(discount(other)).toHaveValue('12');
  await other.context().close();
});

test('what can not be saved says so in its form, and is there for the next try', async ({ page, context, trouble }) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/admin/website/senioren');
  await row(page, /^Rabatt für Ältere/).click();
  await context.setOffline(true);
  await discount(page).fill('11');
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('Kein Netz. Ihre Eingabe ist noch da.');
  await context.setOffline(false);
  await save(page).click();
  await expect(row(page, /^Rabatt für Ältere/)).toContainText('11 Prozent');
});

test('‘Stimmt das?’ is answered by one tap a promise, and says what makes the difference', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/website');
  await page.getByRole('link', { name: /^Stimmt das\?/ }).click();
  await expect(page.getByText('0 von 10 gesehen')).toBeVisible();
  await expect(page.getByRole('heading', { name: '„Am Telefon: Montag bis Freitag 8:00–18:00 Uhr.“' })).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Stimmt', exact: true });
  await confirm.click();
  await expect(page.getByText('1 von 10 gesehen')).toBeVisible();
  await page.getByRole('button', { name: 'Streichen' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Zeiten zum Gespräch' })).toContainText('gestrichen');
  await page.getByRole('button', { name: 'Ändern' }).click();
  await page.getByRole('textbox', { name: /^Antwort spätestens nach/ }).fill('48');
  await save(page).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Frist zur Antwort' })).toContainText('✓ geändert');
  for (let seen = 3; seen < 10; seen += 1) {
    await expect(page.getByText(`${seen} von 10 gesehen`)).toBeVisible();
    await confirm.click();
  }
  await expect(page.getByText('Ihre Website sagt nur noch, was Sie bestätigt haben.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Drei Preise' })).toContainText('Eintragen');
});

test('the middle of the area is a place out of the list', async ({ page }) => {
  await page.goto('/admin/website/gebiet');
  await row(page, /^Mittelpunkt/).click();
  const place = page.getByRole('combobox', { name: 'Mittelpunkt' });
  await place.fill('Nirgendsheim');
  await save(page).click();
  await expect(place).toHaveAccessibleDescription(/Bitte einen Ort aus der Liste wählen\.$/);
  await place.fill('55232');
  await save(page).click();
  await expect(row(page, /^Mittelpunkt/)).toContainText('Alzey');
});

test('the real page beside the changes shows the new words, each place marked with its number', async ({ page }) => {
  await changeDiscount(page, '15');
  await page.goto('/admin/website/betrieb');
  await row(page, /^Telefon/).click();
  await page.getByRole('textbox', { name: 'Telefon', exact: true }).fill('06131 555 012');
  await save(page).click();
  await page.getByText('Impressum und Recht').click();
  await row(page, /^Aufsichtsbehörde/).click();
  await page.getByRole('textbox', { name: 'Aufsichtsbehörde' }).fill('Stadt Mainz');
  await save(page).click();
  await expect(row(page, /^Aufsichtsbehörde/)).toContainText('Stadt Mainz');
  await page.goto('/admin/website/pruefen');
  const preview = page.getByRole('region', { name: 'Vorschau der Seite' });
  const shown = preview.frameLocator('iframe');
  await expect(page.getByRole('heading', { name: '3 Änderungen' })).toBeVisible();
  await page.getByRole('button', { name: /Rabatt für Ältere/ }).click();
  await expect(shown.locator('mark', { hasText: '15 %' }).filter({ visible: true })).toBeInViewport();
  await expect(shown.getByText('069 90009 123').filter({ visible: true })).toHaveCount(0);
  await expect(preview.getByRole('status')).toHaveText(/^Stelle \d+ von \d+$/);
  await preview.getByRole('button', { name: 'Nächste Stelle' }).click();
  await expect(page.getByRole('button', { pressed: true, name: /Telefon/ })).toBeVisible();

  await page.getByRole('button', { name: /Aufsichtsbehörde/ }).click();
  await expect(preview).toContainText('Diese Änderung steht in Impressum, Abschnitt Aufsichtsbehörde.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(preview).toHaveCount(0);
  await page.getByRole('button', { name: 'Ansehen' }).click();
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ansehen' })).toBeFocused();
});

test('what contradicts itself warns before a publication, and one button ends it', async ({ page }) => {
  await changeDiscount(page, '15');
  await page.goto('/admin/website/pruefen');
  const warning = page.getByRole('region', { name: 'Zwei verschiedene Alter für den Rabatt' });
  await expect(warning).toContainText('Startseite ab 60, Antworten ab 65.');
  await warning.getByRole('button', { name: 'Überall ab 60' }).click();
  await expect(warning).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '2 Änderungen' })).toBeVisible();
});

test('photos of the phone come several at once, with place and consent for all, and one says what it lacks', async ({
  page,
}) => {
  await page.goto('/admin/website/bilder');
  const tiles = page.getByRole('button', { name: /^Bild \d+ von/ });
  await expect(tiles).toHaveCount(20);
  await expect(tiles.locator('img')).toHaveCount(20);
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await aCameraPhoto() };
  const broken = { name: 'kein-bild.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="x()">') };
  await page.locator('input[type=file]').first().setInputFiles([photo, photo, broken]);
  await expect(page.getByText(/^kein-bild.png: Dieser Browser kann die Datei nicht öffnen/)).toBeVisible();
  const sheet = page.getByRole('dialog', { name: '2 neue Fotos, gleich für alle' });
  await expect(sheet.getByLabel('Ein echtes Foto')).toBeChecked();
  await sheet.getByLabel('Was ist zu sehen?').fill('Wintergarten');
  await sheet.getByLabel(/^Ort/).fill('Ingelheim');
  await page.keyboard.press('Escape');
  await save(page).click();
  const one = page.getByRole('dialog', { name: 'Bild 1 von 22' });
  await expect(one.getByText('Ein Foto von einem fremden Haus braucht das Einverständnis.')).toBeVisible();
  await one.getByRole('checkbox', { name: /^Einverständnis vom/ }).check();
  await expect(one.getByRole('textbox', { name: /^Einverständnis vom/ })).toHaveValue(/^20\d\d-\d\d-\d\d$/);
  await one.getByText('Ausschnitt').click();
  await one.getByRole('button', { name: /^Wichtigste Stelle: 50 % von links, 50 % von oben/ }).press('ArrowUp');
  await expect(one.getByRole('button', { name: /50 % von links, 45 % von oben/ })).toBeFocused();
  await one.getByRole('button', { name: 'nach hinten' }).click();
  await expect(page.getByRole('dialog', { name: 'Bild 2 von 22' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tiles.first().click();
  await one.getByRole('button', { name: 'Weg' }).click();
  await expect(tiles).toHaveCount(21);
  await save(page).click();
  await expect(review(page)).toBeVisible();
  await page.reload();
  await expect(tiles.first()).toContainText('Ingelheim');
});

test('a publication shows its steps, then since when it is live, a failure its reason, and a helper who may publish', async ({
  page,
}) => {
  await changeDiscount(page, '15');
  await page.goto('/admin/website/betrieb');
  await row(page, /^E-Mail/).click();
  await page.getByLabel('E-Mail').fill('post@müller-glas.de');
  await save(page).click();
  await expect(row(page, /^E-Mail/)).toContainText('post@müller-glas.de');
  const asked = { revision: 3, askedAt: new Date().toISOString(), startedAt: null, endedAt: null, reason: null };
  await page.route(`${STATE}/publish`, async (route) => {
    const seen = route
      .request()
      .postDataJSON()
      .seen.map((one: { subject: string }) => one.subject);
    expect(seen).toEqual(expect.arrayContaining(['betrieb', 'senioren']));
    await fake(page, { build: { ...asked, state: 'building', startedAt: asked.askedAt } });
    await route.fulfill({ status: 202, json: { ...asked, state: 'queued' } });
  });
  await fake(page, { costsCredits: true, publishedThisMonth: 4 });
  await page.goto('/admin/website/pruefen');
  await expect(page.getByText(/^Zum 5\. Mal im \p{L}+\. Das kostet Guthaben\.$/u)).toBeVisible();
  await expect(page.getByText('So darf es nicht live gehen: Noch Beispiele')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toHaveAttribute('aria-disabled', 'true');
  await page.unroute(STATE);
  await page.reload();
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Auch Ihre Meldungen und Ihr Zugang dorthin?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meldungen ändern' })).toHaveAttribute('href', /settings#notifications$/);
  await expect(page.getByText(/^◐ Wird veröffentlicht, seit \d+ Sekunden?$/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Seiten bauen' })).toContainText('seit');
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0);

  const liveSince = new Date().toISOString();
  await fake(page, { build: { ...asked, state: 'live', endedAt: liveSince }, liveSince, draft: [] });
  await expect(page.getByText(/Live seit \d\d:\d\d Uhr/)).toBeVisible();
  await expect(page.getByText('Alles, was Sie eingetragen haben, ist live.')).toBeVisible();

  await fake(page, { build: { ...asked, state: 'failed', endedAt: liveSince, reason: 'Ein Bild fehlt.' }, liveSince });
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Nicht veröffentlicht' })).toHaveText(
    /Ein Bild fehlt\. Die Website von \d\d:\d\d steht weiter\./,
  );
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible();
  await fake(page, { mayPublish: false, publisher: 'Maria' });
  await page.goto('/admin/website');
  await expect(page.getByText('Veröffentlichen kann nur Maria.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ich bin nicht da' })).toHaveCount(0);
  await expect(review(page)).toHaveCount(0);
});

test('whoever goes on to check while a save is under way stays there', async ({ page }) => {
  const release = await holdBack(page, `${STATE}/draft`);
  await page.goto('/admin/website/senioren');
  await row(page, /^Rabatt für Ältere/).click();
  await discount(page).fill('14');
  await save(page).click();
  await review(page).click();
  const saved = page.waitForResponse(`${STATE}/draft`);
  release();
  await saved;
  await expect(page.getByRole('button', { name: 'Zurücknehmen' }).first()).toBeVisible();
  await expect(page).toHaveURL('/admin/website/pruefen');
});

test('an earlier state is listed with its changes, and published again', async ({ page }) => {
  const revision = {
    ...{ id: 2, admin: 'Klaus', createdAt: '2026-11-20T09:00:00.000Z', liveAt: '2026-11-20T09:01:00.000Z' },
    ...{ failedAt: null, reason: null, publishedWith: null, hasFacts: true },
    sentences: [{ field: 'prices.seniorDiscountPercent', label: 'Rabatt', before: '10 Prozent', after: '8 Prozent' }],
  };
  await page.route(`${STATE}/revisions`, (route) => route.fulfill({ json: [revision] }));
  await page.goto('/admin/website/staende');
  await expect(page.getByRole('listitem').filter({ hasText: 'Stand 2' }).first()).toContainText('Klaus');
  const published = page.waitForRequest(`${STATE}/revisions/2/publish`);
  await page.route(`${STATE}/revisions/2/publish`, (route) =>
    route.fulfill({ status: 409, json: { error: 'Gerade nicht.' } }),
  );
  await page.getByRole('button', { name: /^Wieder veröffentlichen: Stand 2/ }).click();
  expect((await published).method()).toBe('POST');
  await expect(page.getByText('Gerade nicht.', { exact: true })).toBeVisible();
});

test('no page of the website has a barrier', async ({ page }) => {
  await changeDiscount(page, '15');
  for (const path of ['', '/zeiten', '/betrieb', '/antworten', '/bilder', '/senioren', '/pruefen', '/staende']) {
    await page.goto(`/admin/website${path}`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const row of await page.locator('main summary').all()) await row.click();
    await expectNoBarriers(page, path);
  }
});
