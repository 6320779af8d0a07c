import { findFlaws } from '../../look/find-flaws.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { arriveAt, type PublicState, reachedStates } from '../../support/browser/public-states.ts';

/** Window widths, each with the class of the text size. */
const VIEWS = [
  [320, ''],
  [768, ''],
  [1280, ''],
  [320, 'font-extra-large'],
  [1280, 'font-extra-large'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** States of one page that do not disturb each other, looked at together. */
const TOGETHER = [
  ['startseite-offen', 'startseite-postleitzahl', 'startseite-fehler'],
  ['faq-offen', 'faq-einstellungen'],
];

const groups = reachedStates
  .map(({ name }) => TOGETHER.find((names) => names.includes(name)) ?? [name])
  .filter((names, index, all) => all.indexOf(names) === index);

for (const names of groups) {
  test(`${names.join(', ')}: texts stay in their boxes, and controls look like controls`, async ({ page, trouble }) => {
    if (names.includes('anfrage-abgelehnt')) trouble.allow(/status of 4/);
    const [first, ...others] = names.map((wanted) => reachedStates.find(({ name }) => name === wanted) as PublicState);
    await arriveAt(page, first as PublicState);
    for (const state of others) await state.arrive?.(page);
    for (const [width, textClass] of VIEWS) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((isLarge) => {
        document.documentElement.classList.toggle('font-extra-large', isLarge);
      }, textClass !== '');
      await first?.show?.(page);
      expect(await page.evaluate(findFlaws), `${width} px ${textClass}`).toEqual([]);
    }
  });
}

/** Faults that must be found. The second was once on /danke. */
const PLANTED: readonly (readonly [address: string, selector: string, css: string, flaw: RegExp])[] = [
  ['/', '.input, .button', 'border: 0 solid !important; padding: 0 !important; min-height: 0', /^no border: <input/],
  ['/', '.input', 'border-color: #e3f1f4 !important', /^its border can’t be seen: <input/],
  ['/danke', '.next-steps .together', 'position: absolute; left: 4rem', /^one over the other: .*'E-Mail'/],
  ['/danke', 'main .button', 'width: 60px; white-space: nowrap; padding-inline: 0 !important', /^leaves its box: /],
  ['/faq', 'h1', 'white-space: nowrap; width: max-content; font-size: 90px !important', /^leaves the window: /],
  ['/faq', 'main .button', 'padding-inline: 2px !important', /^no air beside its words: <a/],
  ['/faq', 'main .button', 'color: #c5e3e9 !important', /^words can’t be read: <a/],
];

test('the check finds planted faults', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [address, selector, css, flaw] of PLANTED) {
    if (!page.url().endsWith(address)) await page.goto(address);
    // A constructed sheet, because the policy refuses inline styles.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, `${selector} { ${css} }`);
    expect(await page.evaluate(findFlaws), selector).toContainEqual(expect.stringMatching(flaw));
  }
});
