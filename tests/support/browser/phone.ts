import { devices } from '@playwright/test';

const { isMobile, hasTouch, userAgent } = devices['Pixel 7'];

/** The options that make a page see a small phone. A test whose title ends in @phone has them (fixtures.ts). */
export const phone = { isMobile, hasTouch, userAgent, viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 };

/** The ends of the titles of a test that runs at a desktop and on a phone. */
export const EVERY_WIDTH = ['', ' @phone'] as const;
