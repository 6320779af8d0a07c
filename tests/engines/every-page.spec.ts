import { ADMIN_PAGES } from '../support/admin-pages.ts';
import { PUBLIC_PAGES } from '../support/engines/every-page.ts';
import { expect, test } from '../support/engines/fixtures.ts';
import type { Visit } from '../support/engines/visit.ts';

/** Lists the widths at which the page scrolls sideways, and by how much. */
async function tooWide(visit: Visit, path: string) {
  const wide: string[] = [];
  await visit.rest();
  for (const width of [320, 390, 768, 1440]) {
    await visit.driver.resize(width, 500);
    const over = await visit.driver.evaluate(async () => {
      const { documentElement: root } = document;
      // WebKit may lay a page out by the old window once more, so only what stays is too wide.
      for (let frames = 0; frames < 2 || (frames < 20 && root.scrollWidth > root.clientWidth); frames += 1)
        await new Promise((drawn) => requestAnimationFrame(drawn));
      return root.scrollWidth - root.clientWidth;
    });
    if (over > 0) wide.push(`${path} at ${width} px: ${over} px`);
  }
  return wide;
}

test('no public page scrolls sideways, complains, or breaks its policy', async ({ owner }) => {
  owner.allow(/404/);
  // With the banner, which asks anew.
  await owner.driver.evaluate(() => localStorage.clear());
  const wide: string[] = [];
  for (const path of PUBLIC_PAGES) {
    await owner.open(path);
    await owner.see('main', 'h1');
    wide.push(...(await tooWide(owner, path)));
  }
  expect(wide).toEqual([]);
});

test('no page of the area scrolls sideways, complains, or breaks its policy', async ({ owner }) => {
  await owner.open('/admin');
  const wide: string[] = [];
  for (const { address, heading } of ADMIN_PAGES) {
    await owner.go(address);
    await owner.see('main', `h1 ${heading}`);
    wide.push(...(await tooWide(owner, address)));
  }
  expect(wide).toEqual([]);
});
