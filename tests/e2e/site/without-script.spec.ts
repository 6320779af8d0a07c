import { expect, test } from '../../support/browser/fixtures.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

test('without JavaScript the home page shows contact and picture, no controls, banner or floating buttons, and the list of places', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('img', { name: /bodentiefes Fenster/ })).toBeVisible();
  const controls = page.locator('.wipe :is(input, .wipe-grip)');
  await expect(controls).toHaveCount(2);
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Wischen Sie selbst')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Cookies: Sie entscheiden' })).toBeHidden();
  for (const name of ['Cookie-Einstellungen', 'Einstellungen zur Barrierefreiheit'])
    await expect(page.getByRole('button', { name })).toBeHidden();

  const contact = page.locator('#contact');
  await expect(contact.locator('.contact-call').getByRole('link')).toBeVisible();
  await expect(contact.getByRole('definition').last()).toHaveText(/Musterstraße 1\s+55000 Musterstadt/, {
    useInnerText: true,
  });
  await expect(contact.getByText('kontakt at muster-glasreinigung dot example')).toBeVisible();
  await expect(contact.getByText('Fotos können Sie gleich dazulegen.')).toBeHidden();
  await expect(contact.getByText('Wird geladen...').first()).toBeHidden();

  await test.step('the list of places replaces the service area’s form', async () => {
    const section = page.getByRole('region', { name: 'Kommen wir zu Ihnen?' });
    await expect(section.getByLabel('Ihre Postleitzahl oder Ihr Ort')).toBeHidden();
    await section.getByRole('link', { name: 'Alle Orte, in die wir kommen' }).click();
    const places = page.getByRole('region', { name: 'In diese Orte kommen wir' });
    await expect(places.getByRole('term').first()).toHaveText('A');
    await expect(places.getByRole('definition').first()).toHaveText('Albig');
    await expect(places.getByRole('definition').first()).toBeInViewport();
    await expect(places.getByRole('definition').filter({ hasText: 'Stadecken-Elsheim' })).toBeVisible();
    await expect(places.getByRole('definition').filter({ hasText: 'Eltville' })).toHaveCount(0);
    await expect(places.getByText('Ihr Ort fehlt in der Liste? Rufen Sie uns an')).toBeVisible();
    await expect(places.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  });
});

test('without JavaScript the footer leads to what cookies and accessibility settings are about', async ({ page }) => {
  await page.goto('/danke');
  await expect(page.getByText('ist da!'), 'it thanks only after a request').toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL(/\/datenschutz#cookies$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erklärung zur Barrierefreiheit');
});

test('without JavaScript the menu on a phone leads to the FAQ, which opens one answer per group at a time @phone', async ({
  page,
}) => {
  await page.goto('/danke');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.getByRole('heading', { level: 3, name: 'Was kostet eine Reinigung?' }).click();
  await page.getByRole('heading', { level: 3, name: 'Warum gibt es Angebote nur nach einem Termin vor Ort?' }).click();
  await expect(page.getByText('So bekommen Sie einen Preis, der hält.')).toBeVisible();
  await expect(page.getByText('wie viele Scheiben, wie groß')).toBeHidden();
});
