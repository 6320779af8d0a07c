import { seasonLine } from '#features/season/season-line.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

test("'Heute in Rheinhessen' speaks of the visitor's month, whenever the page was built", async ({ page }) => {
  await page.clock.setFixedTime('2027-05-10T12:00:00+02:00');
  await page.goto('/');
  await expect(page.locator('.season')).toHaveText(
    'Heute in Rheinhessen Mai: Blütenstaub auf dem Glasdach. Ist er vorbei, lohnt sich die Reinigung.',
  );
});

test('in the month of the build nothing is fetched for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await expect(page.locator('.season')).toContainText(seasonLine(new Date()));
  // Every page's own first script is none of the season's.
  expect(scripts.filter((url) => !url.includes('/start-'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it speaks of the month of the build', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.season')).toContainText(seasonLine(new Date()));
  });
});
