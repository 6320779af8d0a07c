import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { anotherBrowser } from '../../support/browser/log-in.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { aCameraPhoto } from '../../support/camera-photo.ts';

const STATE = '**/api/admin/website';
const discount = (page: Page) => page.getByRole('textbox', { name: 'Rabatt für Ältere' });
const review = (page: Page) => page.getByRole('link', { name: 'Prüfen', exact: true });
const kept = (page: Page) => page.getByText(/Gemerkt um \d/);

/** Removes every change, as if nobody had typed. */
async function clearDraft(page: Page) {
  const { draft } = await (await page.request.get('/api/admin/website')).json();
  for (const { field, version } of draft)
    await page.request.delete(`/api/admin/website/draft?field=${field}&seen=${version}`);
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

test('a whole change at 390 px: closed on Friday, kept, found on every page, checked, taken back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/website');
  await expect(page.getByRole('link', { name: /^Zeiten/ })).toContainText('Mo–Fr 8–18');
  await expect(review(page)).toHaveCount(0);
  await page.getByRole('link', { name: /^Zeiten/ }).click();
  await expect(page).toHaveURL('/admin/website/zeiten');
  await page.getByRole('switch', { name: 'Freitag geöffnet' }).click();
  const friday = page.getByRole('group', { name: 'Freitag' });
  await expect(friday).toContainText('geschlossen');
  await expect(friday).toContainText('bisher 8 bis 18');
  await page.getByRole('combobox', { name: 'Montag bis' }).selectOption('16:30');
  await expect(kept(page)).toBeVisible();

  await page.reload();
  await expect(friday).toContainText('geschlossen');
  await page.getByRole('link', { name: 'Website', exact: true }).first().click();
  await expect(page.getByRole('link', { name: /^Zeiten/ })).toContainText('geändert: Mo 8–16:30');
  await review(page).click();
  await expect(page.getByRole('heading', { name: '2 Änderungen' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Zeiten, Telefon, Freitag/ })).toHaveText(
    /8:00–18:00 wird geschlossen/,
  );
  await page.getByRole('button', { name: /Zeiten, Telefon, Freitag/ }).click();
  await page.getByRole('link', { name: /^Ändern: Zeiten, Telefon, Freitag/ }).click();
  await expect(page).toHaveURL('/admin/website/zeiten#hours.week');
  await page.getByRole('button', { name: 'Zurücknehmen: Freitag' }).click();
  await expect(page.getByRole('switch', { name: 'Freitag geöffnet' })).toBeChecked();
  await expect(kept(page)).toBeVisible();
  await review(page).click();
  await expect(page.getByRole('heading', { name: '1 Änderung' })).toBeVisible();
  await page.getByRole('button', { name: /^Zurücknehmen/ }).click();
  await expect(page.getByText('Alles, was Sie eingetragen haben, ist live.')).toBeVisible();
});

test('entries of a list are added, moved and removed, and mistakes are told after the field was left', async ({
  page,
}) => {
  await page.goto('/admin/website/partner');
  const rows = page.getByRole('group', { name: 'Partner' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Hinzufügen: Partner' }).click();
  const added = rows.last();
  await expect(added.getByLabel('Name')).toBeFocused();
  await added.getByLabel('Name').fill('Garten Schmitt');
  await added.getByLabel('Adresse').fill('garten schmitt.de');
  await expect(page.getByText('Noch nicht vollständig')).toBeVisible();
  await expect(added.getByLabel('Adresse')).toHaveAccessibleDescription('');
  await added.getByLabel('Was sie machen').fill('Gärten');
  await expect(added.getByLabel('Adresse')).toHaveAccessibleDescription('Eine Adresse, die mit https:// beginnt.');
  await added.getByLabel('Adresse').fill('https://garten-schmitt.de');
  await expect(kept(page)).toBeVisible();
  await page.getByRole('button', { name: 'Nach oben: Garten Schmitt' }).click();
  await expect(rows).toHaveText([/Muster Gartenbau/, /Garten Schmitt/, /Muster Hausmeisterservice/]);
  await rows.first().getByText('Muster Gartenbau').click();
  await page.getByRole('button', { name: 'Entfernen: Muster Gartenbau' }).click();
  await expect(rows).toHaveCount(2);
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(rows).toHaveText([/Garten Schmitt/, /Muster Hausmeisterservice/]);
  await page.getByRole('button', { name: 'Zurücknehmen: Partner' }).click();
  await expect(rows).toHaveText([/Muster Gartenbau/, /Muster Hausmeisterservice/]);
});

test('of two people the later one sees what changed, and takes one of both', async ({ page, browser, site }) => {
  const other = await anotherBrowser(browser, site.url);
  await page.goto('/admin/website/senioren');
  await other.goto('/admin/website/senioren');
  await discount(other).fill('20');
  await expect(kept(other)).toBeVisible();
  await discount(page).fill('12');
  const notice = page.getByRole('alert').filter({ hasText: 'geändert' });
  await expect(notice).toContainText('Rabatt für Ältere 10 Prozent → 20 Prozent. Ihre Eingabe ist noch da.');
  await expect(discount(page)).toHaveValue('12');
  await page.reload();
  await notice.getByRole('button', { name: 'Meine nehmen' }).click();
  await expect(kept(page)).toBeVisible();

  await discount(other).fill('25');
  await expect(other.getByRole('alert')).toContainText('10 Prozent → 12 Prozent');
  await other.getByRole('button', { name: 'Seine nehmen' }).click();
  await expect(discount(other)).toHaveValue('12');
  await expect(other.getByRole('alert')).toHaveCount(0);
  await other.context().close();
});

test('what is typed without a network, is refused or was typed a moment before another page is lost nowhere', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/admin/website/senioren');
  await expect(discount(page)).toHaveValue('10');
  await context.setOffline(true);
  await discount(page).fill('11');
  const onlyHere = page.getByText('Nur auf diesem Gerät gemerkt');
  await expect(onlyHere).toBeVisible();
  await context.setOffline(false);
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(discount(page)).toHaveValue('11');

  await page.route(`${STATE}/draft`, (route) =>
    route.fulfill({ status: 422, json: { error: 'Bitte prüfen.', fieldErrors: { 'prices.x': 'Das geht nicht.' } } }),
  );
  await discount(page).fill('14');
  await expect(page.getByRole('alert').filter({ hasText: 'Das geht nicht.' })).toBeVisible();
  await expect(onlyHere).toBeVisible();
  await page.unroute(`${STATE}/draft`);
  await discount(page).fill('15');
  await expect(kept(page)).toBeVisible();
  await expect(page.getByText('Das geht nicht.')).toHaveCount(0);

  await discount(page).fill('13');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect
    .poll(async () => (await (await page.request.get('/api/admin/website')).json()).draft)
    .toMatchObject([{ field: 'prices.seniorDiscountPercent', value: 13 }]);
});

test('the real page beside the changes shows the new words, each place marked with its number', async ({ page }) => {
  await page.goto('/admin/website/betrieb');
  await page.getByRole('textbox', { name: 'Telefon', exact: true }).fill('06131 555 012');
  await page.getByRole('textbox', { name: 'Aufsichtsbehörde' }).fill('Stadt Mainz');
  await expect(kept(page)).toBeVisible();
  await page.goto('/admin/website/senioren');
  await discount(page).fill('15');
  await expect(kept(page)).toBeVisible();
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
  await page.getByRole('button', { name: 'Zur Liste' }).click();
  await expect(page.getByRole('button', { name: 'Ansehen' })).toBeFocused();
});

test('what contradicts itself warns before a publication, and one button ends it', async ({ page }) => {
  await page.goto('/admin/website/senioren');
  await discount(page).fill('15');
  await expect(kept(page)).toBeVisible();
  await page.goto('/admin/website/pruefen');
  const warning = page.getByRole('region', { name: 'Zwei verschiedene Alter für den Rabatt' });
  await expect(warning).toContainText('Startseite ab 60, Antworten ab 65.');
  await warning.getByRole('button', { name: 'Überall ab 60' }).click();
  await expect(warning).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '2 Änderungen' })).toBeVisible();
});

test('a photo of the phone is made smaller and sent, with its most important place, its words and the consent', async ({
  page,
}) => {
  await page.goto('/admin/website/bilder');
  await page.getByRole('button', { name: 'Hinzufügen: Bilder' }).click();
  const added = page.getByRole('group', { name: 'Bilder' }).getByRole('listitem').last();
  const sent = page.waitForResponse('**/api/admin/website/pictures');
  await added
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await aCameraPhoto() });
  expect(await (await sent).json()).toMatchObject({ width: 1500, height: 2000 });
  const focal = added.getByRole('button', { name: /^Wichtigste Stelle: 50 % von links, 50 % von oben/ });
  await focal.press('ArrowUp');
  await expect(added.getByRole('button', { name: /50 % von links, 45 % von oben/ })).toBeFocused();
  await expect(added.getByLabel('Ein echtes Foto')).toBeChecked();
  await added.getByLabel('Was ist zu sehen?').fill('Wintergarten in Ingelheim');
  await expect(page.getByText('Noch nicht vollständig')).toBeVisible();
  await added.getByRole('checkbox', { name: /^Einverständnis vom/ }).check();
  await expect(added.getByRole('textbox', { name: /^Einverständnis vom/ })).toHaveValue(/^20\d\d-\d\d-\d\d$/);
  await expect(kept(page)).toBeVisible();

  await added
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'kein-bild.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="x()">') });
  await expect(added.getByRole('alert')).toHaveText(/^Dieser Browser kann die Datei nicht öffnen/);
  await expect(focal.or(added.getByRole('button', { name: /45 % von oben/ }))).toBeVisible();
});

test('a publication shows its steps, then since when it is live, a failure its reason, and a helper who may publish', async ({
  page,
}) => {
  await page.goto('/admin/website/senioren');
  await discount(page).fill('15');
  await page.goto('/admin/website/betrieb');
  await page.getByLabel('E-Mail').fill('post@müller-glas.de');
  await expect(kept(page)).toBeVisible();
  const asked = { revision: 3, askedAt: new Date().toISOString(), startedAt: null, endedAt: null, reason: null };
  await page.route(`${STATE}/publish`, async (route) => {
    expect(route.request().postDataJSON().seen).toMatchObject([
      { field: 'contact.email' },
      { field: 'prices.seniorDiscountPercent' },
    ]);
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

test('‘In 10 Minuten Ihre Website’ leads through what is still sample, and goes on where it was left', async ({
  page,
}) => {
  await page.goto('/admin/website');
  const guide = page.getByRole('region', { name: 'In 10 Minuten Ihre Website' });
  await expect(guide).toContainText('5 Bereiche haben noch Beispiele oder offene Fragen.');
  await guide.getByRole('link', { name: 'Weiter mit „Betrieb und Person“' }).click();
  await page.getByRole('link', { name: 'Weiter: Preise' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preise');
  await page.getByRole('button', { name: 'Haben wir nicht: Beispiele' }).click();
  await expect(kept(page)).toBeVisible();
  await page.getByRole('link', { name: 'Später weiter' }).click();
  await expect(guide).toContainText('4 Bereiche haben noch Beispiele oder offene Fragen.');
});

test('an earlier state is listed, compared with what is live, and published again', async ({ page }) => {
  const { facts } = await (await page.request.get('/api/admin/website')).json();
  const revision = {
    ...{ id: 2, admin: 'Klaus', createdAt: '2026-11-20T09:00:00.000Z', liveAt: '2026-11-20T09:01:00.000Z' },
    ...{ failedAt: null, reason: null },
    sentences: [{ field: 'prices.seniorDiscountPercent', label: 'Rabatt', before: '10 Prozent', after: '8 Prozent' }],
  };
  await page.route(`${STATE}/revisions`, (route) => route.fulfill({ json: [revision] }));
  await page.route(`${STATE}/revisions/2`, (route) =>
    route.fulfill({
      json: { ...revision, facts: { ...facts, prices: { ...facts.prices, seniorDiscountPercent: 8 } } },
    }),
  );
  await page.goto('/admin/website/staende');
  await expect(page.getByRole('listitem').filter({ hasText: 'Stand 2' }).first()).toContainText('Klaus');
  await page.getByRole('link', { name: /^Ansehen und vergleichen: Stand 2/ }).click();
  await expect(page.getByRole('button', { name: /Rabatt für Ältere/ })).toHaveText(/10 Prozent wird 8 Prozent/);
  const published = page.waitForRequest(`${STATE}/revisions/2/publish`);
  await page.route(`${STATE}/revisions/2/publish`, (route) =>
    route.fulfill({ status: 409, json: { error: 'Gerade nicht.' } }),
  );
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  expect((await published).method()).toBe('POST');
  await expect(page.getByText('Gerade nicht.', { exact: true })).toBeVisible();
});

test('no page of the website has a barrier', async ({ page }) => {
  await page.goto('/admin/website/senioren');
  await discount(page).fill('15');
  await expect(kept(page)).toBeVisible();
  for (const path of ['', '/zeiten', '/betrieb', '/antworten', '/bilder', '/senioren', '/pruefen', '/staende']) {
    await page.goto(`/admin/website${path}`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const row of await page.locator('main summary').all()) await row.click();
    await expectNoBarriers(page, path);
  }
});
