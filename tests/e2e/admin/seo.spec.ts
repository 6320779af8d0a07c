import type { Page } from '@playwright/test';
import { SEO_POLL_MS } from '#config/limits.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { patience } from '../../support/run/pace.ts';

const check = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

// An analysis requests a hundred files, which takes long on a slow machine.

test.beforeEach(({ login }) => login());

test('the SEO page offers the first analysis of the real pages, shows its score and findings, and repeats it with a trend', async ({
  page,
}) => {
  let analysed: object;
  const { promise: seenRunning, resolve: letItEnd } = Promise.withResolvers<void>();
  // The first analysis, whatever other tests did on this server.
  await page.route('**/api/admin/seo', (route) => route.fulfill({ json: [] }));
  const fresh = { running: null, trend: [], lastRunFailed: false, sitemap: null };
  await page.route('**/api/admin/seo/state', (route) => route.fulfill({ json: fresh }));
  await page.goto('/admin/seo');
  await expect(page.getByText('Noch keine SEO-Analyse durchgeführt')).toBeVisible();
  await expect(page.getByText('Zurzeit gilt die Sitemap, die beim Veröffentlichen entstand.')).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/admin/seo', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    analysed = await response.json();
    // The answer waits until the test has seen the progress, because the machine may be fast.
    await seenRunning;
    return route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'SEO-Analyse starten' }).click();
  await expect(page.getByRole('region', { name: 'SEO-Analyse läuft' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aktualisieren' })).toBeDisabled();
  letItEnd();
  await expect(page.getByText('SEO-Analyse fertig', { exact: true })).toBeVisible({ timeout: patience(90_000) });
  await expect(page.getByText('6 Seiten wurden geprüft.', { exact: true })).toBeVisible();

  const score = page.getByRole('region', { name: 'Gesamtbewertung' });
  await expect(score.getByRole('paragraph').first(), 'leads while sample data are left').toHaveText(
    'Noch nicht fertig',
  );
  await expect(score.getByText('50 %', { exact: true }), 'at most, while sample data are left').toBeVisible();
  const bar = score.getByRole('progressbar', { name: 'Gesamtbewertung' });
  await expect(bar).toHaveAttribute('value', '50');

  await test.step('it finds only sample data on this site, and closes passed checks into one row', async () => {
    const findings = page.getByRole('article').filter({ hasText: 'Was Sie tun können:' });
    await expect(findings.getByRole('heading')).toHaveText(['Übrig gebliebene Musterangaben']);
    await expect(findings).toContainText('Warnung');
    await expect(
      findings.getByText('Auf allen Seiten: Hier steht noch „Muster Glasreinigung Rheinhessen“.'),
    ).toBeVisible();
    await expect(findings).toContainText('Tragen Sie unter „Website“ Ihre eigenen Angaben ein');
    const row = page.getByText(/^\d\d Prüfungen bestanden$/);
    await expect(check(page, 'Seitentitel')).toBeHidden();
    await row.click();
    for (const category of ['Inhalt', 'Technik', 'Struktur', 'Lokal', 'Leistung', 'Barrierefreiheit']) {
      await expect(
        page.getByRole('region', { name: category, exact: true }).getByRole('article').first(),
      ).toBeVisible();
    }
    await expect(check(page, 'Seitentitel')).toContainText('Gut');
    await expect(check(page, 'Seitentitel')).toContainText(/Zuletzt geprüft: \d\d\.\d\d\.\d{4}, \d\d:\d\d/);
    await expect(check(page, 'Verschlüsselte Verbindung')).toContainText('nicht gewertet');
    await row.click();
    await expect(check(page, 'Seitentitel')).toBeHidden();
  });

  await test.step('it repeats the analysis by the refresh button and draws the trend', async () => {
    // tests/functions/seo.test.ts analyses twice; here the second answer comes at once.
    await page.route('**/api/admin/seo', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ json: analysed }) : route.fallback(),
    );
    await page.route('**/api/admin/seo/state', async (route) => {
      const state = await (await route.fetch()).json();
      await route.fulfill({ json: { ...state, trend: [{ ...state.trend[0], score: 61 }, state.trend.at(-1)] } });
    });
    await page.getByRole('button', { name: 'Aktualisieren' }).click();
    await expect(page.getByRole('img', { name: /^2 Analysen, von 61 % auf \d+ %$/ })).toBeVisible();
    await expect(page.getByText('SEO-Analyse fertig', { exact: true }).first()).toBeVisible();
  });
});

test('the SEO page generates the served sitemap, and reports a failure', async ({ page }) => {
  await page.goto('/admin/seo');
  await page.getByRole('button', { name: 'Sitemap generieren' }).click();
  await expect(page.getByText('Sitemap generiert', { exact: true })).toBeVisible();
  await expect(page.getByText('Die Sitemap wurde erfolgreich aktualisiert.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Sitemap mit 4 Seiten, generiert am \d\d\.\d\d\.\d{4}, \d\d:\d\d$/)).toBeVisible();

  const answer = await page.request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  expect(
    [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname),
  ).toEqual(['/', '/barrierefreiheit', '/faq', '/impressum']);

  await page.route('**/api/admin/seo/sitemap', (route) => route.fulfill({ status: 500, body: 'kaputt' }));
  await page.getByRole('button', { name: 'Sitemap generieren' }).click();
  await expect(page.getByText('Fehler', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Sitemap konnte nicht generiert werden.', { exact: true })).toBeVisible();
});

test('the SEO page follows a run that another window started', async ({ page }) => {
  let isRunning = true;
  await page.route('**/api/admin/seo/state', (route) =>
    route.fulfill({
      json: {
        running: isRunning ? { step: 'files', done: 7, total: 20 } : null,
        ...{ trend: [], lastRunFailed: false, sitemap: null },
      },
    }),
  );
  await page.clock.install();
  await page.goto('/admin/seo');
  await expect(page.getByRole('status').filter({ hasText: '7 von 20' })).toHaveText(
    'Bilder und Dateien werden geprüft: 7 von 20',
  );
  await expect(page.getByRole('button', { name: 'Aktualisieren' })).toBeDisabled();
  const reload = page.waitForRequest('**/api/admin/seo');
  isRunning = false;
  await page.clock.runFor(SEO_POLL_MS);
  await reload;
  await expect(page.getByRole('button', { name: 'Aktualisieren' })).toBeEnabled();
});
