import type { Page } from '@playwright/test';
import { seasonLine } from '#site/season/texts.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

const line = (page: Page) => page.getByRole('region', { name: 'Einmal durchgewischt' }).getByRole('paragraph').first();

test("the band's sentence names the visitor's month, whenever the page was built", async ({ page }) => {
  await page.clock.setFixedTime('2027-05-10T12:00:00+02:00');
  await page.goto('/');
  await expect(line(page)).toContainText(
    'Jetzt im Mai: Ist der Blütenstaub vorbei, lohnt sich ein freies Glasdach. Ziehen Sie den Abzieher über das Glas',
  );
});

test('the band’s sentence needs no script in the month of the build', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await expect(line(page)).toContainText(seasonLine(new Date()));
  // Ignores the start script of every page.
  expect(scripts.filter((url) => !url.includes('/start-'))).toEqual([]);
});
