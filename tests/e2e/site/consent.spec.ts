import type { Page } from '@playwright/test';
import { blockStorage } from '../../support/browser/block-storage.ts';
import { boxOf } from '../../support/browser/box-of.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { recordLayoutShift } from '../../support/browser/layout-shift.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies: Sie entscheiden' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name });
const toggle = (page: Page, name: 'Notwendig' | 'Statistik' | 'Marketing') =>
  banner(page).getByRole('switch', { name });
const opener = (page: Page) => page.getByRole('button', { name: 'Cookie-Einstellungen' });
const stored = (page: Page) =>
  page.evaluate(() => ({
    consent: localStorage.getItem('cookieConsent'),
    preferences: JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null'),
  }));

/** Opens the FAQ with these entries, stored once, so that later changes of the page stay. */
async function comeWith(page: Page, entries: Record<string, string>) {
  await page.goto('/robots.txt');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
  await page.goto('/faq');
}
const choiceOf = (savedAt: number, revision: number) => ({
  cookieConsent: 'accepted',
  cookiePreferences: JSON.stringify({ necessary: true, analytics: true, marketing: true, revision, savedAt }),
});
const DAY_MS = 24 * 60 * 60 * 1000;

async function expectQuietQuestion(page: Page) {
  // Blocks the late font, because it shifts text and this test is about the banner alone.
  await page.route('**/*.woff2', (route) => route.abort());
  const layoutShift = await recordLayoutShift(page);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  for (const words of [
    'Art. 6 DSGVO, § 25 TDDDG',
    'Zufallsnummer bis zum Schließen des Fensters',
    'Sie können das jederzeit unten unter „Cookies“ ändern.',
  ])
    await expect(banner(page)).toContainText(words);
  await expect(page.getByText('Global Privacy Control')).toBeHidden();
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Bitte entscheiden Sie über Cookies.' })).toHaveCount(1);
  expect(await layoutShift()).toBe(0);
  const [no, yes] = [button(page, 'Nur Notwendige'), button(page, 'Alle akzeptieren')];
  const look = (element: Element) => {
    const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element);
    const { width, height, top } = element.getBoundingClientRect();
    return { backgroundColor, color, borderColor, fontSize, fontWeight, width, height, top };
  };
  expect(await no.evaluate(look)).toEqual(await yes.evaluate(look));
  expect((await boxOf(no)).height).toBeGreaterThanOrEqual(48);
}

test('the cookie banner asks without taking the focus, treats no and yes alike, and lets keys and low windows pass', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/woff2/);
  await expectQuietQuestion(page);

  await test.step('it comes after the skip links in keyboard order, lets Tab leave, and ignores Escape', async () => {
    const order: string[] = [];
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate(() => (document.activeElement as HTMLElement).innerText.replace(/\s+/g, ' ')));
    }
    expect(order.slice(0, 8)).toEqual([
      'Zum Hauptinhalt springen',
      'Zur Navigation springen',
      'Mehr im Datenschutz',
      'Nur Notwendige',
      'Alle akzeptieren',
      'Details anzeigen',
      'Alle Daten löschen',
      'Muster Glasreinigung Rheinhessen',
    ]);
    await button(page, 'Nur Notwendige').focus();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeVisible();
    await expect(button(page, 'Schließen')).toBeHidden();
    // Nothing is stored before the answer, and none of these keys is an answer.
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
    expect(await context.cookies()).toEqual([]);
  });

  await test.step('it leaves the header’s number and the skip links uncovered in a low window', async () => {
    await page.setViewportSize({ width: 800, height: 360 });
    const phone = await boxOf(page.getByRole('banner').getByRole('link', { name: '069 90009 123' }));
    expect((await boxOf(banner(page))).y).toBeGreaterThanOrEqual(phone.bottom);

    await page.setViewportSize({ width: 320, height: 300 });
    await button(page, 'Details anzeigen').click();
    await page.evaluate(() => window.scrollTo(0, 0));
    const skip = page.getByRole('link', { name: 'Zum Hauptinhalt springen' });
    await skip.focus();
    const isOnTop = await skip.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  });
});

test('the cookie banner asks in few lines and two buttons on a phone, above the bar, and opens from its button @phone', async ({
  page,
  trouble,
}) => {
  trouble.allow(/woff2/);
  await expectQuietQuestion(page);
  await page.unroute('**/*.woff2');
  await page.reload();
  const bar = page.getByRole('navigation', { name: 'Schnell erreichbar' });
  const bottom = async () => (await boxOf(banner(page))).bottom;
  expect((await boxOf(banner(page))).height).toBeLessThanOrEqual(185);
  await expect.poll(bottom, 'in place of the bar, which hides beside the hero’s buttons').toBe(800);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(bar).toBeVisible();
  await expect.poll(bottom).toBeLessThanOrEqual((await boxOf(bar)).y);
  const first = 'Dürfen wir genauer zählen, mit Zufallsnummer bis zum Schließen des Fensters?';
  await expect(banner(page).getByText(first)).toBeVisible();
  await expect(
    banner(page).getByText('Sie können das jederzeit unten unter „Cookies“ ändern.').getByRole('link'),
  ).toHaveAttribute('href', '/datenschutz#cookies');
  await expect(banner(page).getByText('Art. 6 DSGVO, § 25 TDDDG')).toBeHidden();
  await button(page, 'Details anzeigen').click();
  await expect(banner(page).getByText('Art. 6 DSGVO, § 25 TDDDG')).toBeVisible();
  await expect(button(page, 'Alle Daten löschen')).toBeVisible();
  await button(page, 'Nur Notwendige').click();
  await opener(page).click();
  await expect(banner(page).getByText('Zurzeit gilt: Nur Notwendige.')).toBeVisible();
});

test('each choice of cookies is stored, told by an event, and can be changed by the floating button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await banner(page).getByRole('link', { name: 'Mehr im Datenschutz' }).click();
  await expect(page).toHaveURL(/\/datenschutz#cookies$/);
  await expect(page.getByRole('heading', { name: '5. Cookies und Speicher im Browser' })).toBeInViewport();

  await test.step("'Einstellungen speichern' is shown with the details only, and stores the switches", async () => {
    await expect(button(page, 'Einstellungen speichern')).toBeHidden();
    await button(page, 'Details anzeigen').click();
    await button(page, 'Details ausblenden').click();
    await expect(toggle(page, 'Statistik')).toBeHidden();
    await expect(button(page, 'Details anzeigen')).toHaveAttribute('aria-expanded', 'false');
    await button(page, 'Details anzeigen').click();
    await expect(toggle(page, 'Notwendig')).toBeChecked();
    await expect(toggle(page, 'Notwendig')).toBeDisabled();
    await expect(toggle(page, 'Statistik')).not.toBeChecked();
    await expect(toggle(page, 'Statistik')).toHaveAccessibleDescription(/kein IP-Tracking, kein fremder Anbieter/);
    await toggle(page, 'Statistik').check();
    await button(page, 'Einstellungen speichern').click();
    expect(await stored(page)).toMatchObject({
      consent: 'configured',
      preferences: { necessary: true, analytics: true, marketing: false },
    });
  });

  await test.step("'Nur Notwendige' stores declined with all off", async () => {
    await opener(page).click();
    await page.evaluate(() => sessionStorage.setItem('analytics-session', '1'));
    await button(page, 'Nur Notwendige').click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({
      consent: 'declined',
      preferences: { necessary: true, analytics: false, marketing: false },
    });
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
    await expect(page.getByRole('status').filter({ hasText: 'Ihre Wahl ist gespeichert.' })).toHaveCount(1);
    await opener(page).click();
    await expect(banner(page).getByText('Zurzeit gilt: Nur Notwendige.')).toBeVisible();
    await button(page, 'Schließen').click();
    await expect(banner(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  await test.step("'Alle akzeptieren' stores accepted with all on", async () => {
    await opener(page).click();
    const heard = page.evaluate(
      () => new Promise((done) => document.addEventListener('consent-changed', (event) => done(event.detail))),
    );
    await button(page, 'Alle akzeptieren').click();
    expect(await heard).toBe('analytics');
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({
      consent: 'accepted',
      preferences: { necessary: true, analytics: true, marketing: true },
    });
    await opener(page).click();
    await expect(banner(page).getByText('Zurzeit gilt: Alle.')).toBeVisible();
  });
});

test('an answer hides the cookie banner in another tab, and on the page before that still asked', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/faq');
  await page.goto('/');
  await page.goto('/faq');
  await expect(banner(other)).toBeVisible();
  await button(page, 'Nur Notwendige').click();
  await expect(banner(other)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sie sehen den Garten');
  await expect(banner(page)).toBeHidden();
});

test('the cookie banner asks again after a year, and when the categories change; until then the old choice stays', async ({
  page,
}) => {
  await comeWith(page, choiceOf(Date.now() - 364 * DAY_MS, 1));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await comeWith(page, choiceOf(Date.now() - 366 * DAY_MS, 1));
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toEqual({ consent: null, preferences: null });
  await comeWith(page, choiceOf(Date.now(), 0));
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toMatchObject({ consent: 'accepted', preferences: { revision: 0 } });
  await button(page, 'Nur Notwendige').click();
  await page.reload();
  await expect(banner(page)).toBeHidden();
});

test("the cookie settings open from the footer with the saved choice, and 'Alle Daten löschen' asks anew", async ({
  page,
}) => {
  // The specified entries, without date and revision.
  await comeWith(page, {
    cookieConsent: 'configured',
    cookiePreferences: '{"necessary":true,"analytics":true,"marketing":false}',
    'accessibility-settings': '{"fontSize":"large"}',
  });
  await expect(banner(page), 'the choice is valid').toBeHidden();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' });
  await link.click();
  await expect(banner(page)).toBeFocused();
  await button(page, 'Details anzeigen').click();
  await expect(toggle(page, 'Statistik')).toBeChecked();
  await expect(toggle(page, 'Marketing')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL('/faq');

  await page.evaluate(() => sessionStorage.setItem('rest', '1'));
  await expect(page.locator('html')).toHaveClass(/font-large/);
  await link.click();
  const reloaded = page.waitForEvent('load');
  await button(page, 'Alle Daten löschen').click();
  await reloaded;
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  await expect(page.locator('html')).not.toHaveClass(/font-large/);
});

test('Global Privacy Control refuses analytics, and the cookie banner says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/');
  await expect(banner(page)).toContainText('Ihr Browser sendet „Global Privacy Control“.');
  await button(page, 'Details anzeigen').click();
  await expect(toggle(page, 'Statistik')).toBeDisabled();
  const heard = page.evaluate(
    () => new Promise((done) => document.addEventListener('consent-changed', (event) => done(event.detail))),
  );
  await button(page, 'Alle akzeptieren').click();
  expect(await heard).toBe('declined');
});

test("a browser that stores nothing reports the page alone, keeps the choice of cookies for it, sends the form, and 'Alle Daten löschen' reloads it", async ({
  page,
  trouble,
}) => {
  // The accessibility settings log what they can't read (Spec §8).
  trouble.allow(/SecurityError|storage/i);
  await blockStorage(page);
  const report = page.waitForRequest('**/api/analytics');
  await page.goto('/');
  expect((await report).postDataJSON()).toEqual({ page: '/', sessionId: expect.any(String) });
  await button(page, 'Details anzeigen').click();
  await toggle(page, 'Statistik').check();
  await button(page, 'Einstellungen speichern').click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Wahl gilt für diese Seite.' })).toHaveCount(1);
  await opener(page).click();
  await expect(toggle(page, 'Statistik')).toBeChecked();
  await page.getByLabel('Name').fill('Erika');
  await page.getByLabel('E-Mail').fill('erika@beispiel.de');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.locator('#contact')).toContainText('Nachricht gesendet!');
  const reloaded = page.waitForEvent('load');
  await button(page, 'Alle Daten löschen').click();
  await reloaded;
  await expect(banner(page)).toBeVisible();
});
