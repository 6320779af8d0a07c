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

test('each page of the area adds a bounded amount of script to the login’s, and charts and forms load with their pages only', async ({
  page,
  login,
}) => {
  await login();
  // Without a request, because the first one brings the parts that show it, and other tests leave some.
  await fillInbox(page, []);
  const traffic = await recordTraffic(page);
  const scripts = () => traffic.transfers().filter(({ type }) => type === 'Script');
  const loaded = new Map<string, string[]>();
  for (const { address } of ADMIN_PAGES) {
    const before = scripts().length;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await traffic.settled();
    const added = scripts().slice(before);
    const bytes = bytesOf(added);
    console.log(`  ${bytes} bytes of script at ${address}`);
    expect.soft(bytes, address).toBeGreaterThan(0);
    expect.soft(bytes, address).toBeLessThanOrEqual(ADMIN.loginScriptBytes + ADMIN.pageScriptBytes);
    loaded.set(
      address,
      added.map(({ url }) => url),
    );
  }
  for (const [script, address] of [
    ['AnalyticsPage', '/admin/analytics'],
    ['WebsitePart', '/admin/website/zeiten'],
  ] as const) {
    const at = (where: string) => loaded.get(where)?.filter((url) => url.includes(script));
    expect(at('/admin'), script).toEqual([]);
    expect(at(address), script).toHaveLength(1);
  }
});
