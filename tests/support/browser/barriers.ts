import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { stickingOut } from './sticking-out.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands, a line per element: empty is what a test expects. No frame is on our pages,
 * so axe runs in the page itself ("legacy"), and it writes out only what is wrong: half the time of its default.
 */
export async function barriersOn(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(WCAG_22_AA);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`),
  );
}

/** Width decides about room, the scheme about contrast: each of both is looked at once. */
const VIEWS = [
  [360, 'dark'],
  [1440, 'light'],
] as const;

/**
 * Looks at a page of the owner's area on a dark phone and a light desktop. The window is as high as the page: what lies
 * behind the phone's bar is scrolled out from under it, and to axe it would be too small to be hit.
 */
export async function expectNoBarriers(page: Page, state: string): Promise<void> {
  for (const [width, colorScheme] of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    expect(await barriersOn(page), `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    expect(await stickingOut(page), `${state}, ${width} px`).toEqual([]);
  }
}
