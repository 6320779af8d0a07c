import { expect, test } from '../../support/browser/fixtures.ts';

test('the footer leads to legal pages, settings, the admin area and two partner firms', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const addressOf = (name: string) => footer.getByRole('link', { name, exact: true });
  await expect(addressOf('Impressum')).toHaveAttribute('href', '/impressum');
  await expect(addressOf('Datenschutz')).toHaveAttribute('href', '/datenschutz');
  await expect(addressOf('Cookies')).toBeVisible();
  await expect(addressOf('Barrierefreiheit')).toBeVisible();
  await expect(addressOf('Admin')).toHaveAttribute('href', '/admin/login');
  await expect(footer).toContainText(/© \d{4} Muster Glasreinigung Rheinhessen/);
  await expect(footer).toContainText('Telefonisch Montag bis Freitag 8–18 Uhr, Freitag bis 22 Uhr');
  await expect(footer.getByRole('heading', { name: 'Partner Betriebe' })).toBeVisible();
  await expect(footer).toContainText('Familiäre Zusammenarbeit & gegenseitige Unterstützung');
  const partners = footer.getByRole('link', { name: /\(öffnet in neuem Tab\)/ });
  await expect(partners).toHaveCount(2);
  for (const partner of await partners.all()) {
    await expect(partner).toHaveAttribute('target', '_blank');
    await expect(partner).toHaveAttribute('rel', /noopener/);
  }
});
