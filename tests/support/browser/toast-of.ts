import type { Locator, Page } from '@playwright/test';

/** The region of the toasts; F8 leads to it. */
export const toastOf = (page: Page): Locator => page.getByRole('region', { name: /^Notification/ });
