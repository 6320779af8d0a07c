import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { atRest } from './at-rest.ts';
import { stickingOut } from './sticking-out.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCRIPT = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/**
 * Lists axe's findings on the page at rest, a line per element. Injects axe once per document, because that takes as
 * long as a run.
 */
export async function barriersOn(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => !!window.axe))) await page.evaluate(await readFile(SCRIPT, 'utf8'));
  // Waits, because a colour in transition may have too little contrast.
  await atRest(page);
  return page.evaluate(
    async ([values, within]) => {
      if (!window.axe) throw new Error('axe did not come.');
      const { violations } = await window.axe.run(within, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${help} at ${target.join(' ')}\n  ${failureSummary}`),
      );
    },
    [WCAG_22_AA, within] as const,
  );
}

/** Two views cover both widths (for space) and both schemes (for contrast). */
const VIEWS = [
  [360, 'dark'],
  [1440, 'light'],
] as const;

/**
 * Checks a page of the owner's area on a dark phone and a light desktop, and gives its window the size from before.
 * Checks a page with findings again, because a late answer may have made it grow.
 */
export async function expectNoBarriers(page: Page, state: string, within?: string): Promise<void> {
  const size = page.viewportSize();
  for (const [width, colorScheme] of VIEWS) {
    await page.emulateMedia({ colorScheme });
    let found = await barriersAt(page, width, within);
    if (found.length > 0) found = await barriersAt(page, width, within);
    expect(found, `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    expect(await stickingOut(page), `${state}, ${width} px`).toEqual([]);
  }
  // Until the page knows it, too, because a key may mean something else at another size.
  if (size) await page.setViewportSize(size).then(() => atRest(page));
}

/** Lists the findings in a window as high as the page, because axe calls targets behind the phone's bar too small. */
export async function barriersAt(page: Page, width: number, within?: string): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  return barriersOn(page, within);
}
