import { devices } from '@playwright/test';

const { defaultBrowserType: _, ...device } = devices['Pixel 7'];

/** The options that make a page see a small phone. */
export const phone = { ...device, viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 };
