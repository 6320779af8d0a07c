import { atRest } from '../../support/browser/at-rest.ts';
import { holdBack } from '../../support/browser/hold-back.ts';
import { recordLayoutShift } from '../../support/browser/layout-shift.ts';
import { watchRequests } from '../../support/browser/open-requests.ts';
import { expect, test } from '../../support/browser/own-site.ts';

/** What a page asks for its data; the guard's own question is answered, or nothing of the page would be drawn. */
const DATA = /\/api\/(health|admin\/(?!user))/;

for (const path of ['/admin/analytics', '/admin/backups', '/admin/seo']) {
  test(`${path} stands still under the finger when its data arrive @phone`, async ({ page, login }) => {
    await login();
    const answer = await holdBack(page, DATA);
    const shift = await recordLayoutShift(page);
    const requests = watchRequests(page);
    const asked = page.waitForRequest(DATA);
    await page.goto(path);
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true], main [role=status]').first()).toBeVisible();
    await atRest(page);
    answer();
    await requests.allAnswered();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await atRest(page);
    expect(await shift()).toBeLessThan(0.01);
  });
}
