import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { findFlaws } from '../../look/find-flaws.ts';
import { openState, type PublicState, shownStates } from '../../look/public-states.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

/** The window's width, and the class that the setting for very large text puts on the page. */
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

/** A page as it comes: one browser can look at all of them. */
const isAsItComes = ({ arrive, show, isUndecided }: PublicState) => !arrive && !show && !isUndecided;

test('no text overlaps or leaves its box, and every control is one, on all pages', async ({ page, trouble }) => {
  // The one page that is not there, and nothing else of any page.
  trouble.allow(/status of 404 .*\/das-gibt-es-nicht\)$/);
  const asTheyCome = shownStates.filter(isAsItComes);
  expect(asTheyCome.length).toBeGreaterThan(Object.keys(pages).length);
  for (const state of asTheyCome) expect.soft(await flawsOf(page, state)).toEqual([]);
});

for (const state of shownStates.filter((state) => !isAsItComes(state))) {
  test(`${state.name}: no text overlaps or leaves its box, and every control is one`, async ({ page, trouble }) => {
    if (state.name === 'anfrage-pruefen') trouble.allow(/status of 4/);
    expect(await flawsOf(page, state)).toEqual([]);
  });
}

/** Faults as they were, or might be, on a page; each has to be found. */
const PLANTED: readonly { what: string; address: string; css: string; flaw: RegExp }[] = [
  {
    what: 'the reset wins over the form’s styles, as it did on /anfrage-pruefen',
    address: '/',
    css: '.input, .button { border: 0 solid !important; padding: 0 !important; min-height: 0 !important }',
    flaw: /^no border: <input/,
  },
  {
    what: 'a piece of a sentence becomes a cell of its own and is printed over it, as on /danke',
    address: '/danke',
    css: '.next-steps .together { position: absolute; left: 4rem }',
    flaw: /^one over the other: .*'E-Mail'/,
  },
  {
    what: 'a heading runs out of the window',
    address: '/faq',
    css: 'h1 { white-space: nowrap; width: max-content; font-size: 90px !important }',
    flaw: /^leaves the window: /,
  },
  {
    what: 'words run out of their button',
    address: '/danke',
    css: 'main .button { width: 60px !important; white-space: nowrap; padding-inline: 0 !important }',
    flaw: /^leaves its box: /,
  },
  {
    what: 'a button’s words touch its edges',
    address: '/faq',
    css: 'main .button { padding-inline: 2px !important }',
    flaw: /^no air beside its words: <a/,
  },
  {
    what: 'a button’s words are as pale as its ground',
    address: '/faq',
    css: 'main .button { color: #c5e3e9 !important }',
    flaw: /^words can’t be read: <a/,
  },
  {
    what: 'a field’s border can’t be told from the page',
    address: '/',
    css: '.input { border-color: #e3f1f4 !important }',
    flaw: /^its border can’t be seen: <input/,
  },
];

test('finds planted faults', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { what, address, css, flaw } of PLANTED) {
    await page.goto(address);
    // A constructed sheet, because the policy refuses inline styles.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, css);
    expect(await page.evaluate(findFlaws), what).toContainEqual(expect.stringMatching(flaw));
  }
});
