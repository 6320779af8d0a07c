import { ADMIN_PAGES } from '../support/admin-pages.ts';
import { faintWords } from '../support/browser/faint-words.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { watchRequests } from '../support/browser/open-requests.ts';
import { WATCH } from '../support/engines/driver.ts';
import { CHROMIUM } from '../support/engines/engines.ts';
import { PUBLIC_PAGES } from '../support/engines/every-page.ts';
import { aRequest } from '../support/factories.ts';

const PRESSED = 'a[href], button, summary, label:has(input:is([type=radio], [type=checkbox]))';

test.use({ launchOptions: CHROMIUM, contextOptions: { reducedMotion: 'reduce' } });

test('words under the mouse and pressed have a contrast of 4.5, light and dark', async ({ page, login, trouble }) => {
  trouble.allow(/status of 404/);
  const requests = watchRequests(page);
  await page.addInitScript(WATCH);
  await login();
  const send = async () => (await page.request.post('/api/contact', { data: aRequest() })).json();
  const [{ id }] = await Promise.all(Array.from({ length: 12 }, send));
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'declined');
    // A press here does nothing.
    for (const type of ['click', 'dragstart', 'submit'])
      addEventListener(type, (event) => event.preventDefault(), true);
    addEventListener('click', (event) => event.stopImmediatePropagation(), true);
  });
  const [seen, faint] = [{ light: new Set<string>(), dark: new Set<string>() }, new Set<string>()];
  const area = [...ADMIN_PAGES, { address: `/admin/contacts/${id}`, heading: 'Kontakte' }];
  for (const { address: path, heading } of [...PUBLIC_PAGES.map((address) => ({ address, heading: /./ })), ...area]) {
    // Within the area as its links do, which takes a fraction of the time.
    if (/\/admin/.test(page.url())) await page.evaluate((to) => history.pushState(null, '', to), path);
    else await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await requests.allAnswered();
    const kinds = await page.locator(PRESSED).evaluateAll((all) =>
      all.map((element, index) => {
        element.setAttribute('data-walk', `${index}`);
        const around = [element, element.parentElement, element.closest('nav, footer, header, article, section')];
        const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isShown && !element.matches(':disabled, [aria-disabled=true]')
          ? around.map((one) => `${one?.tagName}.${one?.getAttribute('class')}`).join(' < ')
          : '';
      }),
    );
    // The site is light for all.
    for (const colorScheme of path.startsWith('/admin') ? (['dark', 'light'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme });
      for (const [index, kind] of kinds.entries()) {
        if (!kind || seen[colorScheme].has(kind)) continue;
        const one = page.locator(`[data-walk="${index}"]`);
        const [place] = await one.evaluateAll(([element]) => {
          if (!element) return [];
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return element.contains(hit) ? [{ x: x + width / 2, y: y + height / 2 }] : [];
        });
        if (!place) continue;
        seen[colorScheme].add(kind);
        const look = async (how: string) => {
          for (const text of await one.evaluate(faintWords)) faint.add(`${path} ${colorScheme} ${how} ${text} ${kind}`);
        };
        await page.mouse.move(place.x, place.y);
        await look('hover');
        await page.mouse.down();
        await look('pressed');
        await page.mouse.up();
      }
    }
  }
  expect([...faint]).toEqual([]);
  expect(seen.light.size).toBeGreaterThan(80);
  expect(seen.dark.size).toBeGreaterThan(25);
});
