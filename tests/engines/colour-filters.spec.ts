import type { Visit } from '../support/engines/visit.ts';
import { expect, test } from './fixtures.ts';

/** What each filter makes of the firm's yellow, 255 200 61 (site/accessibility/colour-filters.ts, in linear light). */
const YELLOW = { protanopia: [255, 225, 137], deuteranopia: [255, 201, 104], tritanopia: [194, 175, 61] } as const;

/** Lays a yellow patch on each part of the page, and lists those whose pixel is not this colour, ±3 a channel. */
async function otherThan(visit: Visit, colour: readonly number[], parts: readonly string[]) {
  const wrong: string[] = [];
  for (const part of parts) {
    const place = await visit.driver.evaluate(async (selector) => {
      const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
      const patch = document.createElement('b');
      Object.assign(patch.style, { position: 'absolute', width: '24px', height: '24px', zIndex: '99', opacity: '1' });
      patch.style.background = 'rgb(255 200 61)';
      element?.prepend(patch);
      patch.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { x, y } = patch.getBoundingClientRect();
      return element && { x: x + 12, y: y + 12 };
    }, part);
    const isRight = (drawn: number[]) => drawn.every((value, channel) => Math.abs(value - (colour[channel] ?? 0)) <= 3);
    let drawn: number[] = [];
    // A picture may be older than the page.
    for (let tries = 0; place && tries < 5 && !(drawn.length > 0 && isRight(drawn)); tries += 1)
      drawn = await visit.pixel(place.x, place.y);
    if (drawn.length === 0 || !isRight(drawn)) wrong.push(`${part}: ${drawn}`);
  }
  return wrong;
}

const wish = (visit: Visit, colorBlindSupport: string) =>
  visit.driver.evaluate((value) => {
    localStorage.setItem('cookieConsent', 'declined');
    localStorage.setItem('accessibility-settings', value);
  }, JSON.stringify({ colorBlindSupport }));

test('under each filter one yellow on header, bar, buttons, text, picture, menu and dialogs', async ({ visit }) => {
  await visit.driver.resize(480, 844);
  await visit.open('/');
  await wish(visit, 'protanopia');
  await visit.open('/');
  await visit.see('button Einstellungen zur Barrierefreiheit');
  const inEach = async (...parts: string[]) => {
    for (const [deficiency, colour] of Object.entries(YELLOW)) {
      await visit.driver.evaluate((name) => {
        document.documentElement.className = name;
      }, deficiency);
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
  await inEach('.site-header', 'main p', 'main picture', 'main .button-action', 'footer');
  await inEach('.quick-bar-action', '.floating-accessibility', '.floating-cookies');
  await visit.press('#gallery-strip', 'link ');
  await visit.see('dialog Bild in groß');
  await inEach('dialog[open]');
});

/** Marks what an engine gives a layer of its own: what is fixed, sticky, or scrolls. Returns the selectors. */
const markLayers = (visit: Visit) =>
  visit.driver.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => {
        const { position, overflowX, overflowY } = getComputedStyle(one);
        const scrolls = /auto|scroll/.test(overflowX + overflowY);
        return (
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !one.matches(
            '.skip-link, .visually-hidden, a[href="#main"], a[href="#navigation"], iframe, textarea, svg, body > script',
          ) &&
          (/fixed|sticky/.test(position) ||
            (scrolls && one.scrollWidth + one.scrollHeight > one.clientWidth + one.clientHeight))
        );
      })
      .map((one, index) => {
        one.setAttribute('data-layer', `${index}`);
        return `[data-layer="${index}"]`;
      }),
  );

test('tritanopia: one yellow on each fixed, sticky and scrolling part of both wings', async ({ owner }) => {
  await wish(owner, 'tritanopia');
  let seen = 0;
  for (const [width, path, shown] of [
    [1440, '/', 'link '],
    [1440, '/datenschutz', 'link '],
    [1440, '/admin/contacts', 'heading Kontaktanfragen'],
    [390, '/admin/contacts', 'heading Kontaktanfragen'],
    [390, '/admin/website/senioren', 'field Rabatt'],
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
