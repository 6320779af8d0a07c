import type { Page } from '@playwright/test';
import { toSettings } from '#site/accessibility/settings.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

const KEY = 'accessibility-settings';

const opener = (page: Page) => page.getByRole('button', { name: 'Einstellungen zur Barrierefreiheit' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Barrierefreiheit' });
const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);
const choose = (page: Page, group: string, name: string) =>
  dialog(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();

/** Stores these settings before the page loads first. */
async function comeWith(page: Page, settings: object | string = {}) {
  const entry = typeof settings === 'string' ? settings : JSON.stringify({ ...toSettings(), ...settings });
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('was-here')) return;
      sessionStorage.setItem('was-here', 'yes');
      localStorage.setItem(key, value);
    },
    [KEY, entry] as const,
  );
}

/** Stores other settings, and restores the page as the browser's back-forward cache does. */
async function changeTo(page: Page, settings: object) {
  const entry = JSON.stringify({ ...toSettings(), ...settings });
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [KEY, entry] as const,
  );
}

async function open(page: Page, address = '/faq') {
  await page.goto(address);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (!localStorage.getItem('cookieConsent')) localStorage.setItem('cookieConsent', 'declined');
  }),
);

test('the accessibility dialog keeps the focus inside, locks the page, and closes by button, Escape and a click outside', async ({
  page,
}) => {
  await open(page);
  await test.step('the focus stays inside, forwards and backwards', async () => {
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    for (const key of [...Array(14).fill('Tab'), ...Array(14).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await isInside(), key).toBe(true);
    }
  });

  await test.step('the page behind it is locked, until it closes', async () => {
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('Escape');
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
    await atRest(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('it closes by its button, by Escape and by a click beside it, and opens again', async () => {
    for (const close of [
      () => dialog(page).getByRole('button', { name: 'Schließen' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 4),
    ]) {
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
  });

  await test.step('it opens from the footer too', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' });
    await link.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL('/faq');
  });
});

test('the accessibility settings are the defaults if the stored ones are broken, and apply without storage', async ({
  page,
  trouble,
}) => {
  trouble.allow(/SyntaxError|QuotaExceededError/);
  await comeWith(page, '{"fontSize":');
  await open(page);
  await expect(root(page)).not.toHaveClass(/font-/);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await choose(page, 'Schriftgröße', 'Groß');
  await expect(root(page)).toHaveClass(/font-large/);
});

test("the accessibility settings act at once, are stored after 100 ms in the specified shape, and end by 'Zurücksetzen'", async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await choose(page, 'Schriftgröße', 'Sehr groß');
  await choose(page, 'Kontrast', 'Hoch');
  await dialog(page).getByRole('switch', { name: 'Links unterstreichen' }).check();
  await expect(root(page)).toHaveClass(/font-extra-large.*high-contrast.*underline-links/);
  await page.clock.runFor(99);
  expect(await stored(page)).toBeNull();
  await page.clock.runFor(1);
  expect(await stored(page)).toEqual({
    ...toSettings(),
    fontSize: 'extra-large',
    contrast: 'high',
    underlineLinks: true,
  });

  await choose(page, 'Animationen', 'Reduziert');
  await dialog(page).getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Alles ist wieder, wie es war.');
  await expect(
    dialog(page).getByRole('group', { name: 'Schriftgröße' }).getByRole('radio', { name: 'Normal' }),
  ).toBeChecked();
  await expect(root(page)).not.toHaveClass(/font-|contrast|motion|links/);
  await page.clock.runFor(200);
  expect(await stored(page)).toBeNull();
});

test('the accessibility settings are stored when the page is left within 100 ms, and apply after going back', async ({
  page,
}) => {
  await page.goto('/');
  await open(page, '/faq');
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('dialog input[value=large]')?.click();
    location.href = '/impressum';
  });
  await expect(page).toHaveURL('/impressum');
  await expect(root(page)).toHaveClass(/font-large/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(root(page)).toHaveClass(/font-large/);
});

test('the accessibility settings apply before the first paint', async ({ page }) => {
  await comeWith(page, { fontSize: 'extra-large' });
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver(() =>
      seen.push(Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
    ).observe({ type: 'paint', buffered: true });
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      seen.push(Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(1);
  expect(new Set(await seen())).toEqual(new Set([24]));
});

test("the text size 'large' makes every text at least 125 % of its size, 'extra-large' 150 %", async ({ page }) => {
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, a, button, label, summary, th, td, input')]
        .filter((element) => !element.closest('svg, .floating, #consent') && element.textContent !== '')
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  // The mail address is the last late text, after telephone and address.
  const latest = page.getByRole('link', { name: 'kontakt@muster-glasreinigung.example' });
  await page.goto('/');
  await expect(latest).toBeAttached();
  const before = await sizes();
  expect(before.length).toBeGreaterThan(100);
  for (const [size, factor] of [
    ['large', 1.25],
    ['extra-large', 1.5],
  ] as const) {
    await changeTo(page, { fontSize: size });
    const after = await sizes();
    // The menu's entries grow more, because large type moves them from the bar into the menu.
    expect(
      after.filter((value, index) => value < (before[index] ?? 0) * factor - 0.1),
      size,
    ).toEqual([]);
  }
});

test('the setting for colour blindness, motion, links, focus ring or contrast is visible', async ({ page }) => {
  await page.goto('/');
  await test.step('other colours leave the fixed header and buttons in place', async () => {
    for (const kind of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
      await changeTo(page, { colorBlindSupport: kind });
      await expect(page.getByRole('banner')).toHaveCSS('filter', new RegExp(`#filter-${kind}`));
      await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
      await expect(root(page)).toHaveAttribute('data-scrolled', '');
      expect(await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
      const button = await opener(page).boundingBox();
      expect(button?.y).toBeGreaterThan(400);
      expect(button?.y).toBeLessThan(900);
    }
  });

  await test.step('reduced motion stops animations and smooth scrolling', async () => {
    await changeTo(page, { motion: 'reduced' });
    await expect(root(page)).toHaveCSS('scroll-behavior', 'auto');
    // Transitions that run already end; an animation would not.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(opener(page)).toHaveCSS('transition-duration', '0s, 0s, 0s');
  });

  await test.step('links are underlined, and the focus ring is broad', async () => {
    await changeTo(page, { underlineLinks: true, focusVisible: true });
    const entry = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Ablauf' });
    await expect(entry).toHaveCSS('text-decoration-line', 'underline');
    await entry.focus();
    await expect(entry).toHaveCSS('outline-width', '5px');
  });

  await test.step('high contrast makes text black on white', async () => {
    await changeTo(page, { contrast: 'high' });
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(0, 49, 61)');
  });
});

test('the system’s preferences apply over a stored "normal", and the dialog can override them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
  await comeWith(page, { motion: 'normal' });
  await open(page);
  await expect(root(page)).toHaveClass(/reduced-motion/);
  const group = dialog(page).getByRole('group', { name: 'Animationen' });
  await expect(group.getByRole('radio', { name: 'Reduziert' })).toBeChecked();
  await expect(group).toHaveAccessibleDescription('Ihr System wünscht weniger Bewegung.');
  await group.getByRole('radio', { name: 'Normal' }).check();
  await expect(root(page)).not.toHaveClass(/reduced-motion/);
  await expect.poll(() => stored(page)).toMatchObject({ motion: 'normal' });
  await expect(page.locator('body'), 'high contrast').toHaveCSS('color', 'rgb(0, 0, 0)');

  await page.reload();
  await expect(root(page)).toHaveCSS('scroll-behavior', 'smooth');
});

test('the screen-reader optimisation names landmarks and links, late ones and after a reload too, announces a link’s target, and takes all back', async ({
  page,
}) => {
  await open(page, '/');
  const optimise = dialog(page).getByRole('switch', { name: 'Für Screenreader optimieren' });
  await optimise.check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main', { name: 'Hauptinhalt' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main', { name: 'Hauptinhalt' })).toBeVisible();
  await expect(page.getByRole('banner', { name: 'Kopfbereich' })).toBeVisible();
  await expect(page.getByRole('contentinfo', { name: 'Fußbereich' })).toBeVisible();
  for (const name of ['069 90009 123, Telefonnummer anrufen', 'Lieber als WhatsApp, WhatsApp öffnen']) {
    await expect(page.getByRole('link', { name }).last()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'FAQ', exact: true })).toBeVisible();
  const late = page.locator('#contact').getByRole('link', { name: 'kontakt@muster-glasreinigung.example' });
  await expect(late).toHaveAccessibleName('kontakt@muster-glasreinigung.example, E-Mail schreiben');
  await page.getByRole('banner').getByRole('link', { name: 'Ablauf, zum Abschnitt springen' }).click();
  const heading = await page.locator('#process h2').innerText();
  await expect(page.getByRole('status').filter({ hasText: `Abschnitt ${heading}` })).toHaveCount(1);

  await opener(page).click();
  await optimise.uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-label');
  await expect(page.getByRole('banner').getByRole('link', { name: '069 90009 123', exact: true })).toBeVisible();
});
