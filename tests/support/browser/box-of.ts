import type { Locator } from '@playwright/test';

/** Measures an element on the screen. Fails without one, because a missing box would keep within any bound. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`not on the screen: ${locator}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
