import type { Page } from '@playwright/test';

/** Takes the storage away: each access throws, as in Chrome and Firefox. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
