import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { holdBack } from '../../support/browser/hold-back.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { aCameraPhoto, plain } from '../../support/camera-photo.ts';

const STATE = '**/api/admin/website';
const discount = (page: Page) => page.getByRole('textbox', { name: 'Rabatt für Ältere' });
const review = (page: Page) => page.getByRole('link', { name: 'Prüfen', exact: true });
const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });

/** Saves changed facts in the place of those of a subject. */
async function draft(page: Page, subject: string, facts: object) {
  const { draft } = await (await page.request.get('/api/admin/website')).json();
  const { version: seen = 0 } = draft.find((one: { subject: string }) => one.subject === subject) ?? {};
  await page.request.put('/api/admin/website/draft', { data: { subject, facts, seen } });
}

const aPhoto = async (buffer?: Buffer) => ({
  name: 'IMG_1.jpg',
  mimeType: 'image/jpeg',
  buffer: buffer ?? (await plain('#7aa')),
});

/** Removes every change, as if nobody had typed. */
async function clearDraft(page: Page) {
  const { draft: all } = await (await page.request.get('/api/admin/website')).json();
  for (const { subject } of all) await draft(page, subject, {});
}

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
  await page.goto('/admin/website');
  await expect(page.getByRole('link', { name: /^Zeiten/ })).toContainText('Mo–Fr 8–18');
  await expect(page.getByRole('link', { name: /^Antworten/ })).toContainText('noch leer');
  await expect(review(page)).toHaveCount(0);
  await expectNoBarriers(page, 'the subjects');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: /^Zeiten/ }).click();
  await row(page, /^Zeiten/).click();
  const sheet = page.getByRole('dialog', { name: 'Zeiten' });
  const kinds = sheet.getByRole('group', { name: 'Welche Zeiten' }).getByRole('button');
  await expect(kinds).toHaveText([/./, /./, 'mehr']);
  await kinds.last().click();
  await expect(kinds.last()).toHaveText('Gespräch');
  await sheet.getByRole('switch', { name: 'Freitag geöffnet' }).click();
  await expect(sheet.getByRole('group', { name: 'Freitag' })).toContainText('geschlossen');
  await sheet.getByRole('combobox', { name: 'Montag bis' }).selectOption('16:30');
  // Closed unsaved, what was typed is still there.
  await page.keyboard.press('Escape');
  await expect(row(page, /^Zeiten/)).toBeFocused();
  await review(page).click();
  await expect(page.getByText('Es gibt noch nichts zu veröffentlichen.')).toBeVisible();
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
  await page.goto('/admin/website/zeiten?zu=hours.week');
  await expect(sheet.getByRole('group', { name: 'Freitag' })).toBeVisible();
  await expectNoBarriers(page, 'the hours');
});

test('a changed price is asked to go live in five taps, and its list is edited in place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const euros = [{ what: 'Reihenhaus in Nieder-Olm', euros: 95 }];
  await draft(page, 'preise', { 'prices.priceExamples': euros });
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
    await tap.click();
  }
  await expect(page.getByText(/^(. )?Nicht veröffentlicht: Der Dienst, der die Seiten baut/)).toBeVisible();
});

test('day one takes at most 45 taps on a phone: own business, three photos and live, no sample and no open promise', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // As on a public site, where what is against the law stops a publication.
  await fake(page, { costsCredits: true });
  let taps = 0;
  const tap = (there: Locator) => {
    taps += 1;
    return there.click();
  };
  const sheet = page.getByRole('dialog');
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const write = async (name: string, typed: Record<string, string>) => {
    await tap(row(page, new RegExp(`^${name}`)));
    for (const [label, text] of Object.entries(typed)) await sheet.getByLabel(label).fill(text);
    await tap(save(page));
    await expect(sheet).toHaveCount(0);
  };
  await page.goto('/admin');
  await tap(page.getByRole('button', { name: 'Mehr' }));
  await tap(link('Website').first());
  await tap(link(/^Betrieb/));
  await write('Firma und Name', { Firma: 'Klarblick Sommer', 'Vorname und Name': 'Erika Sommer' });
  await write('Anschrift', { Straße: 'Wormser Straße 3', Postleitzahl: '55286', Ort: 'Wörrstadt' });
  await write('Adresse der Website', { Adresse: 'klarblick-sommer.de' });
  await write('Telefon und WhatsApp', { Telefon: '06732 5550', WhatsApp: '0151 5550' });
  await write('E-Mail', { 'E-Mail': 'post@klarblick-sommer.de' });
  await write('Versicherung', { Versicherung: 'Klar Versicherung, Mainz, 3 Mio. Euro' });
  await tap(page.getByText('Impressum und Recht'));
  await expectNoBarriers(page, 'rows of one subject');
  await tap(row(page, /^Widerrufsbelehrung/));
  await sheet.getByRole('combobox').selectOption('Ja');
  await tap(save(page));
  await expect(sheet).toHaveCount(0);
  await write('Anbieter des Postfachs', { Name: 'Post GmbH', Sitz: 'Mainz', Adresse: 'post.de/daten' });

  await tap(link('Website').first());
  await tap(link(/^Stimmt das/));
  for (let seen = 0; seen < 11; seen += 1) {
    await expect(page.getByText(`${seen} von 11 gesehen`)).toBeVisible();
    const isSample = await page.getByRole('heading', { name: /Muster/ }).count();
    await tap(page.getByRole('button', { name: isSample ? 'Streichen' : 'Stimmt', exact: true }));
  }
  await expect(page.getByText('11 von 11 gesehen')).toBeVisible();

  await tap(link('Website').first());
  await tap(link(/^Bilder/));
  const photo = await aPhoto();
  taps += 1;
  await page.locator('input[type=file]').first().setInputFiles([photo, photo, photo]);
  await sheet.getByLabel('Was ist zu sehen?').fill('Ein Wintergarten ohne Laub');
  await tap(sheet.getByRole('checkbox', { name: /^Einverständnis vom/ }));
  await tap(sheet.getByRole('button', { name: 'Schließen' }));
  await tap(save(page));
  await expect(page.getByText(/\d+ Änderungen$/)).toBeVisible();

  await tap(review(page));
  for (const deed of ['Nicht zeigen', 'Überall ab 60', 'Mittelpunkt nach Wörrstadt']) {
    await tap(page.getByRole('button', { name: deed }));
    await expect(page.getByRole('button', { name: deed })).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: /^▲|live gehen/ })).toHaveCount(0);
  const published = page.waitForResponse(`${STATE}/publish`);
  await tap(page.getByRole('button', { name: 'Veröffentlichen' }));
  expect((await published).status()).toBe(202);
  expect(taps).toBeLessThanOrEqual(45);
});

test('entries of a list are added and removed, and a mistake is told when it is saved, at its place', async ({
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
  await rows.first().getByText('Muster Gartenbau').click();
  await page.getByRole('button', { name: 'Entfernen: Muster Gartenbau' }).click();
  await expect(rows).toHaveCount(2);
  await save(page).click();
  await expect(review(page)).toBeVisible();
  await page.reload();
  await expect(rows).toHaveText([/Muster Hausmeisterservice/, /Garten Schmitt/]);
  await expectNoBarriers(page, 'a list');
});

test('a save that is offline, overtaken or slow keeps what is typed, and whoever goes on meanwhile stays there', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/admin/website/senioren');
  await row(page, /^Rabatt für Ältere/).click();
  await context.setOffline(true);
  await discount(page).fill('12');
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('Kein Netz. Ihre Eingabe ist noch da.');
  await context.setOffline(false);

  await draft(page, 'senioren', { 'prices.seniorDiscountPercent': 20 });
  await save(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'hat um' });
  await expect(notice).toContainText(/ hat um \d+:\d\d geändert: 20 Prozent/);
  await expect(discount(page)).toHaveValue('12');
  await page.reload();
  await page.getByRole('button', { name: 'Meine nehmen' }).click();
  await expect(row(page, /^Rabatt für Ältere/)).toContainText('12 Prozent');

  const release = await holdBack(page, `${STATE}/draft`);
  await row(page, /^Rabatt für Ältere/).click();
  await discount(page).fill('14');
  await save(page).click();
  await review(page).click();
  const saved = page.waitForResponse(`${STATE}/draft`);
  release();
  await saved;
  await expect(page.getByRole('button', { name: /Rabatt für Ältere.* 14 Prozent/ })).toBeVisible();
  await expect(page).toHaveURL('/admin/website/pruefen');
});

test('‘Stimmt das?’ is answered by one tap a promise, which is undone by another, and says what makes the difference', async ({
  page,
}) => {
  await page.goto('/admin/website');
  await page.getByRole('link', { name: /^Stimmt das\?/ }).click();
  await expect(page.getByText('0 von 11 gesehen')).toBeVisible();
  await expect(page.getByRole('heading', { name: '„Am Telefon: Montag bis Freitag 8:00–18:00 Uhr.“' })).toBeVisible();
  await expectNoBarriers(page, 'a promise');
  await page.setViewportSize({ width: 390, height: 844 });
  const confirm = page.getByRole('button', { name: 'Stimmt', exact: true });
  await confirm.click();
  await expect(page.getByText('1 von 11 gesehen')).toBeVisible();
  const strike = page.getByRole('button', { name: 'Streichen' });
  for (const deed of [confirm, strike]) {
    await deed.click();
    await expect(page.getByText('2 von 11 gesehen')).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('1 von 11 gesehen')).toBeVisible();
  }
  await strike.click();
  const answered = page.getByRole('main').getByRole('listitem');
  await expect(answered.filter({ hasText: 'Zeiten zum Gespräch' })).toContainText('gestrichen');
  await page.getByRole('button', { name: 'Ändern' }).click();
  await page.getByRole('textbox', { name: /^Antwort spätestens nach/ }).fill('48');
  await save(page).click();
  await expect(answered.filter({ hasText: 'Frist zur Antwort' })).toContainText('✓ geändert');
  for (let seen = 3; seen < 11; seen += 1) {
    await expect(page.getByText(`${seen} von 11 gesehen`)).toBeVisible();
    await confirm.click();
  }
  await expect(page.getByText('Ihre Website sagt nur noch, was Sie bestätigt haben.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Drei Preise' })).toContainText('Eintragen');
});

test('‘Prüfen’ marks the new words in the real page, and then tells the steps of a publication, its failure and whoever may publish', async ({
  page,
}) => {
  await draft(page, 'senioren', { 'prices.seniorDiscountPercent': 15 });
  const email = { user: 'post', domain: 'müller-glas.de' };
  await draft(page, 'betrieb', { 'firm.supervisoryAuthority': 'Stadt Mainz', 'contact.email': email });
  await fake(page, { costsCredits: true, publishedThisMonth: 4 });
  await page.goto('/admin/website/pruefen');
  const preview = page.getByRole('region', { name: 'Vorschau der Seite' });
  const mark = preview.frameLocator('iframe').locator('mark', { hasText: '15 %' }).filter({ visible: true });
  await page.getByRole('button', { name: /^\d Rabatt für Ältere/ }).click();
  await expect(mark.first()).toBeInViewport();
  await expect(mark.first()).toHaveText(/\d$/);
  await expectNoBarriers(page, 'the review');
  await page.getByRole('button', { name: /^\d Aufsichtsbehörde/ }).click();
  await expect(preview).toContainText('Diese Änderung steht in Impressum, Abschnitt Aufsichtsbehörde.');
  await expect(page.getByRole('button', { name: /^\d E-Mail/ })).toContainText('post@müller-glas.de');
  await expect(page.getByText(/ Zum 5\. Mal im \p{L}+\. Das kostet Guthaben\.$/u)).toBeVisible();
  await expect(page.getByText('So darf es nicht live gehen: Noch Beispiele')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toHaveAttribute('aria-disabled', 'true');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(preview).toHaveCount(0);
  await page.getByRole('button', { name: 'Ansehen' }).click();
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ansehen' })).toBeFocused();

  const asked = { revision: 3, askedAt: new Date().toISOString(), startedAt: null, endedAt: null, reason: null };
  await page.route(`${STATE}/publish`, async (route) => {
    await fake(page, { build: { ...asked, state: 'building', startedAt: asked.askedAt } });
    await route.fulfill({ status: 202, json: { ...asked, state: 'queued' } });
  });
  await page.unroute(STATE);
  await page.reload();
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Auch Ihre Meldungen und Ihr Zugang dorthin?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meldungen ändern' })).toHaveAttribute('href', /settings#notifications$/);
  await expect(page.getByText('◐ Wird veröffentlicht', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0);

  const liveSince = new Date().toISOString();
  await fake(page, { build: { ...asked, state: 'failed', endedAt: liveSince, reason: 'Ein Bild fehlt.' }, liveSince });
  await expect(page.getByRole('status').filter({ hasText: 'Nicht veröffentlicht' })).toHaveText(
    /Ein Bild fehlt\. Die Website von \d\d:\d\d steht weiter\./,
  );
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible();

  const build = { ...asked, state: 'live', endedAt: liveSince };
  await fake(page, { build, liveSince, mayPublish: false, publisher: 'Maria' });
  await page.goto('/admin/website');
  await expect(page.getByText(/Live seit \d\d:\d\d Uhr/)).toBeVisible();
  await expect(page.getByText('Veröffentlichen kann nur Maria.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ich bin nicht da' })).toHaveCount(0);
  await expect(review(page)).toHaveCount(0);
});

test('photos come several at once with words for all; one says what it lacks, and goes everywhere when its householder withdraws', async ({
  page,
}) => {
  await page.goto('/admin/website/bilder');
  const tiles = page.getByRole('button', { name: /^Bild \d+ von/ });
  await expect(tiles).toHaveCount(20);
  await expect(tiles.locator('img')).toHaveCount(20);
  await expectNoBarriers(page, 'pictures');
  const broken = { name: 'kein-bild.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="x()">') };
  const files = [await aPhoto(await aCameraPhoto()), await aPhoto(), broken];
  await page.locator('input[type=file]').first().setInputFiles(files);
  await expect(page.getByText(/^kein-bild.png: Dieser Browser kann die Datei nicht öffnen/)).toBeVisible();
  const sheet = page.getByRole('dialog', { name: '2 neue Fotos, gleich für alle' });
  await expect(sheet.getByLabel('Ein echtes Foto')).toBeChecked();
  await sheet.getByLabel('Was ist zu sehen?').fill('Das Haus von Familie Klein');
  await sheet.getByLabel(/^Ort/).fill('Ingelheim');
  await page.keyboard.press('Escape');
  await save(page).click();
  const one = page.getByRole('dialog', { name: 'Bild 1 von 22' });
  await expect(one.getByText('Ein Foto von einem fremden Haus braucht das Einverständnis.')).toBeVisible();
  await one.getByRole('checkbox', { name: /^Einverständnis vom/ }).check();
  await expect(one.getByRole('textbox', { name: /^Einverständnis vom/ })).toHaveValue(/^20\d\d-\d\d-\d\d$/);
  await one.getByText('Ausschnitt').click();
  await one.getByRole('slider', { name: 'von oben' }).fill('45');
  await one.getByRole('button', { name: 'nach hinten' }).click();
  await expect(page.getByRole('dialog', { name: 'Bild 2 von 22' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tiles.first().click();
  await one.getByRole('button', { name: 'Weg' }).click();
  await expect(tiles).toHaveCount(21);
  await expect(tiles.first()).toContainText('Ingelheim');
  await save(page).click();
  await review(page).click();
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('link', { name: 'Frühere Stände' }).click();
  const withoutFacts = page.getByText('Von diesem Stand sind nur noch diese Sätze da.');
  await expect(page.getByRole('button', { name: /^Wieder veröffentlichen: Stand/ }).first()).toBeVisible();
  await expect(withoutFacts).toHaveCount(0);

  await page.goto('/admin/website/bilder');
  const tile = page.getByRole('button', { name: /Das Haus von Familie Klein$/ });
  const picture = await tile.locator('img').first().getAttribute('src');
  await tile.click();
  await page.getByRole('dialog').getByText('Ausschnitt').click();
  await expect(page.getByRole('slider', { name: 'von oben' })).toHaveValue('45');
  page.once('dialog', (question) => question.accept());
  await page.getByRole('button', { name: 'Einverständnis zurückgenommen' }).click();
  await expect(tile).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Bild 1 von 20/ })).toBeVisible();
  await expect(tile).toHaveCount(0);
  expect((await page.request.get(picture ?? '')).status()).toBe(404);
  await page.goto('/admin/website/staende');
  await expect(withoutFacts).toHaveCount(1);
  await expectNoBarriers(page, 'earlier states');
});
