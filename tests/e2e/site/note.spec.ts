import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { freshBrowser } from '../../support/browser/helpers-browser.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const SENTENCE = 'Heute krank, morgen wieder da.';
const day = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
const setNote = (page: Page) =>
  page.request.put('/api/admin/website/note', { data: { sentence: SENTENCE, from: day(), until: day() } });
const removeNote = (page: Page) => page.request.delete('/api/admin/website/note');
const note = (page: Page) => page.getByRole('status').filter({ hasText: SENTENCE });

test.beforeEach(({ login }) => login());
test.afterEach(({ page }) => removeNote(page));

test('a note is seen without a touch and without a build, on the next page too, and stores nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  expect((await setNote(page)).ok()).toBe(true);
  const visitor = await freshBrowser(browser, baseURL);
  await visitor.setViewportSize({ width: 360, height: 800 });
  await visitor.goto('/');
  await expect(note(visitor)).toBeVisible();
  await expectNoBarriers(visitor, 'home page with a note');
  expect(await visitor.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
  await visitor.goto('/faq');
  await expect(note(visitor)).toBeVisible();
  await removeNote(page);
  const [answer] = await Promise.all([visitor.waitForResponse('**/api/analytics'), visitor.reload()]);
  await answer.finished();
  await expect(note(visitor)).toHaveCount(0);
  await visitor.context().close();
});
