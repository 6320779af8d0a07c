import { AREA, PUBLIC_PAGES } from '../support/engines/every-page.ts';
import type { Visit } from '../support/engines/visit.ts';
import { expect, test } from './fixtures.ts';

const WIDTHS = [320, 390, 768, 1440];

/** Opens pages and lists those that scroll sideways at one of the widths. */
async function tooWide(visit: Visit, paths: readonly string[]) {
  const wide: string[] = [];
  for (const path of paths) {
    await visit.open(path);
    await visit.see('main', 'h1');
    await visit.rest();
    for (const width of WIDTHS) {
      await visit.driver.resize(width, 900);
      const over = await visit.driver.evaluate(async () => {
        const { documentElement: root } = document;
        // WebKit may lay a page out by the old window once more, so only what stays is too wide.
        for (let frames = 0; frames < 2 || (frames < 20 && root.scrollWidth > root.clientWidth); frames += 1)
          await new Promise((drawn) => requestAnimationFrame(drawn));
        return root.scrollWidth - root.clientWidth;
      });
      if (over > 0) wide.push(`${path} at ${width} px: ${over} px`);
    }
  }
  return wide;
}

test('no public page scrolls sideways, complains, or breaks its policy', async ({ owner }) => {
  owner.allow(/404/);
  // With the banner, which asks anew.
  await owner.driver.evaluate(() => localStorage.clear());
  expect(await tooWide(owner, PUBLIC_PAGES)).toEqual([]);
});

test('no page of the area scrolls sideways, complains, or breaks its policy', async ({ owner }) => {
  expect(await tooWide(owner, AREA)).toEqual([]);
});
