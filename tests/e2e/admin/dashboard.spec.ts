import { enterElsewhere, fillInbox, sendRequests } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { figureOf } from '../../support/browser/tiles.ts';

test.beforeEach(({ login }) => login());

test('the dashboard shows real figures, links, requests per service and system states', async ({ page }) => {
  await fillInbox(page, []);
  await page.goto('/admin');
  const requests = page.getByRole('region', { name: 'Anfragen nach Service' });
  await expect(page.getByRole('region', { name: 'Termine' })).toContainText('Kein Termin steht an.');
  await expect(figureOf(page, 'Kontaktanfragen'), 'a zero has a note').toHaveText(['0', 'noch keine']);
  for (const [name, service] of [
    ['Anna', 'fenster'],
    ['Bert', 'fenster'],
    ['Carla', ''],
  ]) {
    const email = `${name}@beispiel.de`;
    await page.request.post('/api/contact', { data: { email, name, service } });
  }
  await enterElsewhere(page, 'Bert', { kind: 'step', step: 'erledigt', version: 0 });
  const stats = (await (await page.request.get('/api/admin/contact-stats')).json()) as {
    total: number;
    perService: Record<string, number>;
  };
  await page.goto('/admin');

  const tile = (name: string) => figureOf(page, name).first();
  await expect(tile('Kontaktanfragen')).toHaveText(String(stats.total));
  await expect(tile('Letztes Backup')).toHaveText(/^(Keine|Heute)$/);
  await expect(tile('Seitenaufrufe')).toHaveText(/^[\d.]+$/);
  const waiting = page.getByRole('region', { name: 'Was wartet' });
  await expect(waiting).toContainText(/^Was wartet\d+ (wartet|warten)/);
  await expect(waiting.getByRole('listitem').first()).toContainText('bis zur Antwort');
  await expect(waiting.getByRole('link', { name: 'Alle zeigen, die warten' })).toBeVisible();
  await waiting.getByRole('button', { name: 'Beantwortet: Anna' }).first().click();
  await expect(page.getByText('Anna: beantwortet.', { exact: true })).toBeVisible();
  const turnover = page.getByRole('region', { name: 'Umsatz' });
  await turnover.getByText(/^\S+: 1 Auftrag fertig, noch ohne Preis$/).click();
  await expect(turnover.getByRole('link', { name: 'Bert' })).toHaveAttribute('href', /^\/admin\/kunde\?contact=/);
  await turnover.getByRole('button').click();
  await expect(turnover).toContainText(/: kein fertiger Auftrag/);
  await expect(page.getByRole('link', { name: 'Kontaktanfragen' })).toHaveAttribute('href', '/admin/contacts');

  await expect(requests.getByRole('listitem').filter({ hasText: 'Fenster Reinigung' })).toContainText(
    String(stats.perService.fenster),
  );
  await expect(requests.getByRole('listitem').filter({ hasText: 'Sonstiges' })).toContainText(
    String(stats.perService.sonstiges),
  );
  const status = page.getByRole('region', { name: 'Systemstatus' });
  await expect(status.getByText('Online', { exact: true })).toBeVisible();
  await expect(status.getByText('Verbunden', { exact: true })).toBeVisible();
  await expect(figureOf(page, 'Rechte in der Datenbank')).toHaveText('Alle');
  await expect(status.getByText(/^(Aktiv|Inaktiv)$/)).toBeVisible();
  await expect(status.getByText('Alte Daten löschen', { exact: true })).toBeVisible();

  await page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('link', { name: 'Kontakte' }).click();
  await expect(page).toHaveURL('/admin/contacts');
});

test('the dashboard shows the first steps with their states until all are done', async ({ page }) => {
  const ask = async (method: 'get' | 'post' | 'put' | 'delete', path: string, data?: object) => {
    const answer = await page.request[method](`/api/admin${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  // Overrides what headless browsers show.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  await fillInbox(page, []);
  await page.goto('/admin');
  const card = page.getByRole('region', { name: 'Die ersten Schritte' });
  await expect(card.getByRole('listitem')).toHaveCount(9);
  await expect(card.getByRole('link', { name: 'Anmelden ohne Passwort, mit Notfallblatt' })).toHaveAttribute(
    'href',
    '/admin/settings#keys',
  );
  await expect(card).toContainText('Eigener Name und eigenes Passworterledigt');
  await expect(card.getByRole('link', { name: 'Termine im eigenen Kalender' })).toHaveAttribute(
    'href',
    '/admin/settings#calendar',
  );

  await ask('post', '/notifications/arrived', { monday: 'test' });
  await ask('post', '/backups/auto-setup');
  await card.getByRole('link', { name: 'Termine im eigenen Kalender' }).click();
  const makeAddress = page.getByRole('button', { name: 'Adresse anlegen', exact: true });
  await makeAddress.click();
  await expect(makeAddress).toHaveCount(0);
  const [template] = await ask('get', '/reply-templates');
  await ask('put', `/reply-templates/${template.slot}`, { title: template.title, text: 'gern komme ich.' });
  // Pretends that the owner has key and sheet, because other tests log the owner in by the password alone.
  for (const [path, changes] of Object.entries({
    notifications: { samples: ['kontakt@muster.example'] },
    arrivals: { areMailsFailing: true },
    account: { keys: 1, codesLeft: 8 },
  })) {
    await page.route(`**/api/admin/${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
    });
  }
  await page.goto('/admin');
  const alarm = page.getByRole('alert');
  await expect(alarm).toContainText('an eine Beispiel-Adresse, die niemand liest: kontakt@');
  await expect(alarm.getByRole('link', { name: 'Eigene Adresse eintragen' })).toHaveAttribute(
    'href',
    '/admin/settings#account',
  );
  await expect(page.getByRole('link', { name: /^Dashboard.*Mails kommen nicht an$/ })).toBeVisible();
  await expect(card.getByRole('link'), 'the open steps').toHaveText([
    'Ihre Website: Stimmt das?',
    'Eigene Mail-Adresse statt der des Beispiels',
    'Meldungen auf dieses Handy',
  ]);
  await sendRequests(page, [{ name: 'Anna' }]);
  await page.reload();
  await expect(card.getByText('6 von 9 erledigt'), 'closed beside other work').toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  // Undoes the set-up, because other tests begin without it.
  await ask('delete', '/calendar');
  await ask('delete', '/backups/auto-setup');
  await ask('put', `/reply-templates/${template.slot}`, { title: template.title, text: template.text });
});
