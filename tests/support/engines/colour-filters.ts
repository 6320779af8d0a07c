import { aRequest } from '../factories.ts';
import { expect, test } from './fixtures.ts';
import type { Visit } from './visit.ts';

/** What each filter makes of the firm's yellow, 255 200 61 (site/accessibility/colour-filters.ts, in linear light). */
const YELLOW = { protanopia: [255, 225, 137], deuteranopia: [255, 201, 104], tritanopia: [194, 175, 61] } as const;

/** Lays a yellow patch on each part of the page, and lists those whose pixel is not this colour, ±3 a channel. */
async function otherThan(visit: Visit, colour: readonly number[], parts: readonly string[]) {
  const wrong = new Map<string, number[]>(parts.map((part) => [part, []]));
  // One picture for all patches in the window, and more than two a part, because one may be older than the page.
  for (let tries = 2 * parts.length + 5; tries > 0 && wrong.size > 0; tries -= 1) {
    const seen = await visit.driver.evaluate(
      async ([left, next]) => {
        const patchOf = (part: string) => document.querySelector<HTMLElement>(`[data-patch="${CSS.escape(part)}"]`);
        // Each time, because an island that wakes draws its button anew.
        for (const part of left.filter((one) => !patchOf(one))) {
          const patch = document.createElement('b');
          patch.dataset.patch = part;
          patch.style.cssText =
            'position:absolute;width:24px;height:24px;z-index:99;opacity:1;background:rgb(255 200 61)';
          [...document.querySelectorAll(part)].find((one) => one.checkVisibility())?.prepend(patch);
        }
        const patches = left.flatMap((part) => patchOf(part) ?? []);
        // Any in turn, because fixed parts hide beside the hero's buttons, the form or the footer.
        const all = document.querySelectorAll('[data-patch]');
        all[next % all.length]?.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return patches.flatMap((patch) => {
          const { x, y } = patch.getBoundingClientRect();
          // Near its left edge, because Firefox lays a scrollbar over the window's right edge while it scrolls.
          const isFree = document.elementFromPoint(x + 4, y + 12) === patch;
          return isFree ? [{ part: `${patch.dataset.patch}`, x: x + 4, y: y + 12 }] : [];
        });
      },
      [[...wrong.keys()], tries] as const,
    );
    const pixel = await visit.pixels();
    for (const { part, x, y } of seen) {
      const drawn = pixel(x, y);
      wrong.delete(part);
      if (drawn.some((value, channel) => Math.abs(value - (colour[channel] ?? 0)) > 3)) wrong.set(part, drawn);
    }
  }
  await visit.driver.evaluate(() => {
    for (const patch of document.querySelectorAll('[data-patch]')) patch.remove();
  });
  return [...wrong].map(([part, drawn]) => `${part}: ${drawn}`);
}

const wish = (visit: Visit, colorBlindSupport: string) =>
  visit.driver.evaluate((value) => {
    localStorage.setItem('cookieConsent', 'declined');
    localStorage.setItem('accessibility-settings', value);
  }, JSON.stringify({ colorBlindSupport }));

/** Marks what an engine gives a layer of its own: what is fixed, sticky, or scrolls. Returns the selectors. */
const markLayers = (visit: Visit) =>
  visit.driver.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => {
        const { position, overflowX, overflowY } = getComputedStyle(one);
        const scrolls = /auto|scroll/.test(overflowX + overflowY);
        return (
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !one.matches('.skip-link, .visually-hidden, a[href="#main"], a[href="#navigation"], iframe, textarea, svg') &&
          (/fixed|sticky/.test(position) ||
            (scrolls && one.scrollWidth + one.scrollHeight > one.clientWidth + one.clientHeight))
        );
      })
      .map((one, index) => {
        const name = `${index} ${one.tagName}.${one.getAttribute('class')}`;
        one.setAttribute('data-layer', name);
        return `[data-layer="${name}"]`;
      }),
  );

/** Declares the tests of the filters' pixels, which three engines draw (WCAG 1.4.1). */
export function testColourFilters() {
  test('under each filter one yellow on header, bar, buttons, text, picture, menu and dialogs', async ({
    owner: visit,
  }) => {
    await visit.driver.resize(480, 844);
    await wish(visit, 'protanopia');
    await visit.open('/');
    await visit.see('button Einstellungen zur Barrierefreiheit');
    const inEach = async (...parts: string[]) => {
      for (const [deficiency, colour] of Object.entries(YELLOW)) {
        await visit.driver.evaluate((name) => document.documentElement.setAttribute('class', name), deficiency);
        expect(await otherThan(visit, colour, parts), deficiency).toEqual([]);
      }
    };
    await visit.press('button Einstellungen zur Barrierefreiheit');
    await visit.see('dialog Barrierefreiheit');
    await inEach('dialog[open] h2');
    await visit.driver.key('Escape');
    await visit.press('button Menü öffnen');
    await inEach('#menu li');
    await visit.driver.key('Escape');
    const bars = ['.site-header', '.quick-bar-action', '.floating-accessibility', '.floating-cookies'];
    // Between the hero's buttons and the form, because the phone's bar is hidden beside them.
    await inEach(...bars, '#process h2', 'main p', 'main picture', 'main .button-action', 'footer');
    await visit.press('#gallery-strip', 'link ');
    await visit.see('dialog Bild in groß');
    await inEach('dialog[open]');
  });

  test('tritanopia: one yellow on each fixed, sticky and scrolling part of both wings', async ({ owner }) => {
    for (let n = 0; n < 12; n += 1) await owner.ask('POST', '/api/contact', aRequest());
    await wish(owner, 'tritanopia');
    let seen = 0;
    for (const [width, path, shown] of [
      [1440, '/', 'link '],
      [390, '/', 'link '],
      [1440, '/admin/contacts', 'heading Kontaktanfragen'],
      [390, '/admin/contacts', 'heading Kontaktanfragen'],
      [390, '/admin/website/senioren', 'button Rabatt'],
    ] as const) {
      await owner.driver.resize(width, 844);
      await owner.open(path);
      await owner.see('main', shown);
      await owner.rest();
      const layers = await markLayers(owner);
      seen += layers.length;
      expect(await otherThan(owner, YELLOW.tritanopia, [...layers, 'main h1']), path).toEqual([]);
    }
    expect(seen).toBeGreaterThan(12);
  });
}
