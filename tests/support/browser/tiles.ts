import type { Locator, Page } from '@playwright/test';

/** Finds the large figures with their names, each a group in a description list. */
export const tilesOf = (page: Page): Locator => page.locator('dl > div');

/** Finds a tile's figure by its name, with the note under it. */
export const figureOf = (page: Page, name: string): Locator =>
  tilesOf(page).filter({ hasText: name }).getByRole('definition');
