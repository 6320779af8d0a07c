import { chromium, expect, test } from '@playwright/test';
import { watchRequests } from '../support/browser/open-requests.ts';
import { OWNER } from '../support/browser/owner.ts';
import { Trouble } from '../support/browser/trouble.ts';
import { WATCH } from '../support/engines/driver.ts';
import { CHROMIUM } from '../support/engines/engines.ts';
import { AREA, PUBLIC_PAGES } from '../support/engines/every-page.ts';
import { aRequest } from '../support/factories.ts';

/** Lists the words of an element with their contrast, if it is under 4.5 (WCAG 1.4.3). Runs in the page. */
function faintWords(element: Element): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  const rgb = (...layers: string[]) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = (layers: string[]) => {
    const [red = 0, green = 0, blue = 0] = rgb('white', ...layers)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || !parent.checkVisibility({ opacityProperty: true })) continue;
    if (parent.closest('.visually-hidden, .sr-only')) continue;
    const ground: string[] = [];
    for (let one: Element | null = parent; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      if (backgroundImage.includes('url(')) break;
      ground.unshift(backgroundColor);
      if (rgb(backgroundColor)[3] === 255) break;
    }
    const [words, under] = [light([...ground, getComputedStyle(parent).color]), light(ground)];
    const contrast = Math.max(words, under) / Math.min(words, under);
    if (contrast < 4.5) found.push(`${node.nodeValue.trim()}: ${contrast.toFixed(1)}`);
  }
  return found;
}

const PRESSED = 'a[href], button, summary, label:has(input:is([type=radio], [type=checkbox]))';

test('words under the mouse and pressed have a contrast of 4.5 on every button and link, light and dark', async ({
  baseURL,
}) => {
  const browser = await chromium.launch(CHROMIUM);
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  const requests = watchRequests(page);
  const trouble = new Trouble();
  trouble.watch(page.context(), new URL(baseURL ?? '').origin);
  trouble.allow(/status of 404/);
  await page.addInitScript(WATCH);
  await page.request.post('/api/admin/login', { data: OWNER });
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
  for (const path of [...PUBLIC_PAGES, ...AREA, `/admin/contacts/${id}`]) {
    await page.goto(path);
    await page.waitForSelector('main h1, form');
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
        await page.mouse.move(place.x, place.y);
        const words = (await one.evaluate(faintWords)).map((text) => `${path} ${colorScheme} hover ${text} ${kind}`);
        await page.mouse.down();
        const pressed = (await one.evaluate(faintWords)).map(
          (text) => `${path} ${colorScheme} pressed ${text} ${kind}`,
        );
        await page.mouse.up();
        for (const each of [...words, ...pressed]) faint.add(each);
      }
    }
  }
  await browser.close();
  expect(trouble.complaints()).toEqual([]);
  expect([...faint]).toEqual([]);
  expect(seen.light.size).toBeGreaterThan(80);
  expect(seen.dark.size).toBeGreaterThan(25);
});
