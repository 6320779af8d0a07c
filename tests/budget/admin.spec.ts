import { ADMIN_PAGES } from '../support/admin-pages.ts';
import { fillInbox } from '../support/browser/inbox.ts';
import { expect, test } from '../support/browser/own-site.ts';
import { phone } from '../support/browser/phone.ts';
import { bytesOf, recordTraffic } from '../support/browser/traffic.ts';
import { ADMIN } from './budget.ts';

test.use(phone);

test('the login keeps within its budget of script', async ({ page }) => {
  const traffic = await recordTraffic(page);
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await traffic.settled();
  const bytes = bytesOf(traffic.transfers(), 'Script');
  console.log(`  ${bytes} bytes of script at /admin/login`);
  expect(bytes).toBeLessThanOrEqual(ADMIN.loginScriptBytes);
});

for (const { address } of ADMIN_PAGES) {
  test(`${address} adds a bounded amount of script to the login's`, async ({ page, login }) => {
    await login();
    // Without a request, because the first one brings the parts that show it, and other tests leave some.
    await fillInbox(page, []);
    const traffic = await recordTraffic(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await traffic.settled();
    const bytes = bytesOf(traffic.transfers(), 'Script');
    console.log(`  ${bytes} bytes of script at ${address}`);
    expect(bytes).toBeLessThanOrEqual(ADMIN.loginScriptBytes + ADMIN.pageScriptBytes);
  });
}

for (const [what, script, address, heading] of [
  ['charts', 'AnalyticsPage', '/admin/analytics', 'Analytics'],
  ['website’s forms', 'WebsitePart', '/admin/website/zeiten', 'Zeiten'],
] as const) {
  test(`the script of the ${what} loads with their pages only`, async ({ page, login }) => {
    await login();
    const traffic = await recordTraffic(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await traffic.settled();
    const scripts = () => traffic.transfers().filter(({ type }) => type === 'Script');
    const before = scripts().length;
    expect(scripts().filter(({ url }) => url.includes(script))).toEqual([]);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await traffic.settled();
    expect(scripts().length).toBeGreaterThan(before);
    expect(scripts().filter(({ url }) => url.includes(script))).toHaveLength(1);
  });
}
