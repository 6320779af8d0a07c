import { connect, createServer, type Socket } from 'node:net';
import { listen } from '#platform/http/listen.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { fillInbox } from '../support/browser/inbox.ts';
import { logInByHand } from '../support/browser/log-in.ts';
import { OWNER } from '../support/browser/owner.ts';
import { toastOf } from '../support/browser/toast-of.ts';

/** Starts a line to a server, which can be cut and mended. Its address stays the same. */
async function lineTo(url: string) {
  const sockets = new Set<Socket>();
  const start = async (port: number) => {
    const server = createServer((socket) => {
      const onward = connect(Number(new URL(url).port), new URL(url).hostname);
      for (const [one, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        sockets.add(one);
        one.on('error', () => undefined).on('close', () => other.destroy());
        one.pipe(other);
      }
    });
    return { server, port: await listen(server, port, 'localhost') };
  };
  let { server, port } = await start(0);
  return {
    url: `http://localhost:${port}`,
    off: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
    on: async () => {
      ({ server, port } = await start(port));
    },
  };
}

const testWithPower = test.extend<{ power: Awaited<ReturnType<typeof lineTo>> }>({
  power: async ({ site }, use) => {
    const power = await lineTo(site.url);
    await use(power);
    await power.off();
  },
  baseURL: async ({ power }, use) => use(power.url),
});

testWithPower(
  'login and area report an outage of the server, and recover when it is back',
  async ({ page, power, trouble: complaints }) => {
    complaints.allow(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
    await page.clock.install();
    await page.goto('/admin/login');
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    // The page fetches what it may need, such as its toasts, when nothing else loads.
    await page.waitForLoadState('networkidle');
    await power.off();
    await logInByHand(page);
    await expect(toastOf(page)).toContainText('Anmeldung fehlgeschlagen');
    await power.on();
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL('/admin');
    // Other tests leave requests on this server.
    await fillInbox(page, []);
    await page.reload();

    const panel = (name: string) => page.getByRole('region', { name });
    await expect(panel('Was wartet')).toContainText('Nichts wartet');
    await expect(panel('Systemstatus')).toContainText('Online');

    // Before the outage, because a request on its way while routes change may never end.
    await page.route('**/api/admin/sessions', (route) => route.abort('connectionrefused'));
    await power.off();
    await page.clock.fastForward(31_000);
    await expect(panel('Systemstatus')).toContainText('Nicht erreichbar');
    await expect(panel('Was wartet')).toContainText('Nichts wartet');

    // First a page without its script, then a page without its data.
    const menu = page.getByRole('navigation', { name: 'Verwaltung' });
    await menu.getByRole('link', { name: 'Einstellungen' }).click();
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble).toContainText('Sie erscheint von selbst, sobald es geht. Der Server antwortet nicht.');
    const retry = page.getByRole('button', { name: 'Erneut versuchen' });
    await retry.click();
    await expect(retry).toBeEnabled();
    await expect(trouble).toContainText('Der Server antwortet nicht.');
    await power.on();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
    await page.getByRole('main').locator('summary').filter({ hasText: 'Konto' }).click();
    await expect(panel('Aktive Anmeldungen').getByRole('alert')).toContainText(
      /Aktive Anmeldungen: nicht geladen\. Der Server antwortet nicht\. Seit \d\d:\d\d\./,
    );
    await expect(page.getByLabel('Benutzername')).toHaveValue(OWNER.username);
    await page.unroute('**/api/admin/sessions');
    await panel('Aktive Anmeldungen').getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(panel('Aktive Anmeldungen').getByRole('listitem').first()).toContainText('Dieses Gerät');
    await expect(page.getByRole('alert').filter({ hasText: 'nicht geladen' })).toHaveCount(0);

    // A logout empties the screen at once, and ends the session when the server is back.
    await power.off();
    await page.getByRole('button', { name: 'Abmelden', exact: true }).last().click();
    await expect(page.getByText('Abmeldung fehlgeschlagen', { exact: true })).toBeVisible();
    await expect(page.getByText(/Auf diesem Gerät ist alles gelöscht\./).first()).toBeVisible();
    await expect(page).toHaveURL('/admin/login');
    await power.on();
    await page.clock.fastForward(31_000);
    await expect.poll(async () => (await page.request.get('/api/admin/user')).status()).toBe(401);
    await expect(page).toHaveURL('/admin/login');
  },
);
