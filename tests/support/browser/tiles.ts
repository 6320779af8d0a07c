import type { Locator, Page } from '@playwright/test';

/** The large figures with their names, each a group in a description list. */
export const tilesOf = (page: Page): Locator => page.locator('dl > div');

/** The figure of the tile with that name, the note under it included. */
export const figureOf = (page: Page, name: string): Locator =>
  tilesOf(page).filter({ hasText: name }).getByRole('definition');
