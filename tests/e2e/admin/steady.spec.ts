import { ADMIN_PAGES } from '../../support/admin-pages.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { holdBack } from '../../support/browser/hold-back.ts';
import { fillInbox } from '../../support/browser/inbox.ts';
import { recordLayoutShift } from '../../support/browser/layout-shift.ts';
import { watchRequests } from '../../support/browser/open-requests.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { phone } from '../../support/browser/phone.ts';

/** What a page is asked for its data; the session is known before anything is drawn. */
const DATA = /\/api\/admin\/(?!session)/;
/** Some with everything, some with next to nothing. */
const REQUESTS = Array.from({ length: 7 }, (_, n) => ({
  name: `Person ${n + 1}`,
  ...(n % 2 && {
    phone: '0176 04069 123',
    place: '55268 Nieder-Olm',
    service: 'fenster',
    message: 'Zwei Fenster. '.repeat(9),
  }),
}));

// A phone among the desktop's tests, whose workers have a server and an inbox of their own already.
test.use(phone);

for (const { address: path } of ADMIN_PAGES) {
  test(`${path} stands still under the finger on a phone when its data arrive`, async ({ page, login }) => {
    await login();
    await fillInbox(page, REQUESTS);
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
