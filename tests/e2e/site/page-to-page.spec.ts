import { expect, test } from '../../support/browser/fixtures.ts';

const TYPE = 'application/speculationrules+json';

test('public pages link speculation rules in a file of the right type', async ({ request }) => {
  for (const address of ['/', '/faq', '/datenschutz']) {
    const named = (await request.get(address)).headers()['speculation-rules'];
    const rules = await request.get(JSON.parse(named ?? ''));
    expect(rules.status()).toBe(200);
    expect(rules.headers()['content-type']).toBe(TYPE);
    expect(await rules.json()).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
  }
  for (const address of ['/admin', '/admin/login', '/robots.txt', '/api/health']) {
    expect((await request.get(address)).headers()['speculation-rules'], address).toBeUndefined();
  }
});

test('a page is prefetched when its link is hovered, but the owner’s area is not', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  const cdp = await page.context().newCDPSession(page);
  const ready: string[] = [];
  cdp.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') ready.push(new URL(prefetchUrl).pathname);
  });
  await cdp.send('Preload.enable');
  await page.goto('/impressum');
  await page.getByRole('link', { name: 'Admin', exact: true }).hover();
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'FAQ' }).hover();
  await expect.poll(() => ready).toEqual(['/faq']);
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fragen/);
  const delivered = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
        .deliveryType,
  );
  expect(delivered).toBe('navigational-prefetch');
});

test('pages fade into one another unless motion is reduced', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'declined');
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.fades = String(event.viewTransition !== null);
    });
  });
  const fades = (is: boolean) => expect(page.locator('html')).toHaveAttribute('data-fades', String(is));
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/impressum');
    await fades(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page).toHaveURL(/datenschutz$/);
    await fades(reducedMotion === 'no-preference');
    // The owner's area never fades; an error of a transition there would fail the test.
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    await fades(false);
  }
});
