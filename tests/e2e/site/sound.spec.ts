import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { findFlaws } from '../../look/find-flaws.ts';
import { openState, type PublicState, shownStates } from '../../look/public-states.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

/** Window widths, each with the class of the text size. */
const VIEWS = [
  [320, ''],
  [768, ''],
  [1280, ''],
  [320, 'font-extra-large'],
  [1280, 'font-extra-large'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lookFrom = async (page: Page, [width, textClass]: (typeof VIEWS)[number]) => {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    (wanted) => document.documentElement.classList.toggle('font-extra-large', wanted !== ''),
    textClass,
  );
};

async function flawsOf(page: Page, state: PublicState): Promise<string[]> {
  await openState(page, state);
  const found: string[] = [];
  for (const view of VIEWS) {
    await lookFrom(page, view);
    await state.show?.(page);
    found.push(...(await page.evaluate(findFlaws)).map((flaw) => `${state.name}, ${view.join(' ')}: ${flaw}`));
  }
  return found;
}

/** Whether a state is a page as loaded, so that one browser can check all of them. */
const isAsItComes = ({ arrive, show, isUndecided }: PublicState) => !arrive && !show && !isUndecided;

test('texts stay in their boxes, and controls look like controls, on all pages', async ({ page, trouble }) => {
  // Allows the error of the missing page only.
  trouble.allow(/status of 404 .*\/das-gibt-es-nicht\)$/);
  const asTheyCome = shownStates.filter(isAsItComes);
  expect(asTheyCome.length).toBeGreaterThan(Object.keys(pages).length);
  for (const state of asTheyCome) expect.soft(await flawsOf(page, state)).toEqual([]);
});

for (const state of shownStates.filter((state) => !isAsItComes(state))) {
  test(`${state.name}: texts stay in their boxes, and controls look like controls`, async ({ page, trouble }) => {
    if (state.name === 'anfrage-pruefen') trouble.allow(/status of 4/);
    expect(await flawsOf(page, state)).toEqual([]);
  });
}

/** Faults that must be found. The first was once on /anfrage-pruefen, the second on /danke. */
const PLANTED: readonly (readonly [address: string, selector: string, css: string, flaw: RegExp])[] = [
  ['/', '.input, .button', 'border: 0 solid !important; padding: 0 !important; min-height: 0', /^no border: <input/],
  ['/danke', '.next-steps .together', 'position: absolute; left: 4rem', /^one over the other: .*'E-Mail'/],
  ['/faq', 'h1', 'white-space: nowrap; width: max-content; font-size: 90px !important', /^leaves the window: /],
  ['/danke', 'main .button', 'width: 60px; white-space: nowrap; padding-inline: 0 !important', /^leaves its box: /],
  ['/faq', 'main .button', 'padding-inline: 2px !important', /^no air beside its words: <a/],
  ['/faq', 'main .button', 'color: #c5e3e9 !important', /^words can’t be read: <a/],
  ['/', '.input', 'border-color: #e3f1f4 !important', /^its border can’t be seen: <input/],
];

test('the check finds planted faults', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [address, selector, css, flaw] of PLANTED) {
    await page.goto(address);
    // A constructed sheet, because the policy refuses inline styles.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, `${selector} { ${css} }`);
    expect(await page.evaluate(findFlaws), selector).toContainEqual(expect.stringMatching(flaw));
  }
});
