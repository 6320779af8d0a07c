import { atRest } from '../../support/browser/at-rest.ts';
import { boxOf } from '../../support/browser/box-of.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

test('the home page’s boxes, links and offers lead to their places and words', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await test.step("one box 'Reinwassersystem' is open at a time, and price and service area are one tap away", async () => {
    const services = page.locator('#services');
    const toggles = services.getByText('Reinwassersystem', { exact: true });
    await expect(toggles).toHaveCount(2);
    await expect(services.getByText(/0\sppm/).first()).toBeHidden();
    await toggles.nth(0).click();
    await expect(services.getByText(/0\sppm/).nth(0)).toBeVisible();
    await toggles.nth(1).click();
    await expect(services.getByText(/0\sppm/).nth(0)).toBeHidden();
    await expect(services.getByText(/0\sppm/).nth(1)).toBeVisible();
    await toggles.nth(1).click();
    await expect(services.getByText(/0\sppm/).nth(1)).toBeHidden();

    // One tap on the first screen leads to the price, with space above it.
    await page.getByRole('link', { name: /^0 Euro/ }).click();
    const price = page.getByRole('heading', { name: 'Was kostet das?' });
    await expect(price).toBeInViewport();
    await atRest(page);
    const { height } = await boxOf(page.getByRole('banner'));
    expect((await boxOf(price)).y - height).toBeGreaterThanOrEqual(20);
    await expect(page.getByRole('heading', { name: 'Besichtigung' })).toHaveCSS('font-size', '18px');
    // One tap leads to the service area.
    await page.getByRole('link', { name: /^20 km/ }).click();
    await expect(page.getByLabel('Ihre Postleitzahl')).toBeInViewport();
  });

  await test.step('the senior offer names all its services, and the phone number is its largest text', async () => {
    const seniors = page.locator('#senior-services');
    for (const words of [
      'über 60',
      '10 %',
      'Duschkabine',
      'Kalk',
      'Treppenhaus',
      'Gehweg',
      'Diskretion',
      'polizeiliches',
    ]) {
      await expect(seniors).toContainText(words);
    }
    await expect(seniors).toContainText('Telefonisch Montag bis Freitag 8–18 Uhr');
    await seniors.getByRole('link', { name: 'Seniorenservice anfragen' }).click();
    await expect(page.getByLabel(/^Worum geht es/)).toHaveValue('seniorenservice');
    const number = seniors.getByRole('link', { name: '069 90009 123' });
    await expect(number).toHaveAttribute('href', 'tel:+496990009123');
    const sizes = await seniors
      .locator('h2, strong, p, dt, a')
      .evaluateAll((elements) => elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
    const size = await number.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBe(Math.max(...sizes));
  });

  await test.step('the link for firms adds the form’s first sentence once, with its gap selected, and replaces no typed text', async () => {
    const firms = page.locator('#services').getByRole('link', { name: 'Angebot für Ihren Betrieb anfragen' });
    await firms.click();
    const message = page.getByLabel(/^Nachricht/);
    await expect(message).toHaveValue('Wir möchten regelmäßig reinigen lassen, etwa alle … Wochen.');
    await expect(message).toBeFocused();
    await page.keyboard.type('4');
    await expect(message).toHaveValue('Wir möchten regelmäßig reinigen lassen, etwa alle 4 Wochen.');
    await message.fill('Unser Büro in Alzey');
    await firms.click();
    await firms.click();
    await expect(message).toHaveValue(
      'Wir möchten regelmäßig reinigen lassen, etwa alle … Wochen.\nUnser Büro in Alzey',
    );
  });
});

test('the page has one left edge at every width', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto('/');
  for (const width of [360, 390, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page
      .locator('.site-logo, #hero-title, .hero-actions .button:first-child, main h2, .gallery-strip li:first-child')
      .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().left)));
    expect(edges.length).toBeGreaterThan(7);
    expect([...new Set(edges)], `${width} px`).toHaveLength(1);
  }
});

test('the contact section shows phone and address after a moment, the mail address in words first, and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  const contact = page.locator('#contact');
  await expect(contact.getByText('kontakt at muster-glasreinigung dot example')).toBeVisible();
  const { height } = await boxOf(contact);
  await page.clock.runFor(250);
  await expect(contact.getByText('Musterstraße 1')).toBeVisible();
  await expect(contact.locator('.contact-call').getByRole('link')).toBeHidden();
  await page.clock.runFor(50);
  await expect(contact.locator('.contact-call').getByRole('link')).toHaveAttribute('href', 'tel:+496990009123');
  await expect(contact.getByText('Wird geladen...')).toHaveCount(0);
  await page.clock.runFor(699);
  await expect(contact.getByText('kontakt at muster-glasreinigung dot example')).toBeVisible();
  await page.clock.runFor(1);
  await expect(contact.getByRole('link', { name: 'kontakt@muster-glasreinigung.example' })).toHaveAttribute(
    'href',
    'mailto:kontakt@muster-glasreinigung.example',
  );
  expect((await boxOf(contact)).height).toBe(height);
});
