import { ADMIN_PAGES } from '../../support/admin-pages.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { holdBack } from '../../support/browser/hold-back.ts';
import { fillInbox } from '../../support/browser/inbox.ts';
import { recordLayoutShift } from '../../support/browser/layout-shift.ts';
import { watchRequests } from '../../support/browser/open-requests.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { phone } from '../../support/browser/phone.ts';

/** Requests for a page's data; the session is loaded before the first paint. */
const DATA = /\/api\/admin\/(?!session)/;
/** Requests with all fields and requests with few, in turn. */
const REQUESTS = Array.from({ length: 7 }, (_, n) => ({
  name: `Person ${n + 1}`,
  ...(n % 2 && {
    phone: '0176 04069 123',
    place: '55268 Nieder-Olm',
    service: 'fenster',
    message: 'Zwei Fenster. '.repeat(9),
  }),
}));

test.use(phone);

test('no page of the area shifts on a phone when its data arrive', async ({ page, login }) => {
  await login();
  await fillInbox(page, REQUESTS);
  const shift = await recordLayoutShift(page);
  const requests = watchRequests(page);
  for (const { address: path } of ADMIN_PAGES) {
    await test.step(path, async () => {
      const release = await holdBack(page, DATA);
      const asked = page.waitForRequest(DATA);
      await page.goto(path);
      await asked;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true], main [role=status]').first()).toBeVisible();
      await atRest(page);
      release();
      await requests.allAnswered();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await atRest(page);
      expect(await shift(), path).toBeLessThan(0.01);
      await page.unroute(DATA);
    });
  }
});
