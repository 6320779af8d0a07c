import type { Page } from '@playwright/test';

/** Waits until all animations after a scroll or a click have ended. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The event of a scroll comes with the next frame; animations start there.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Scroll-driven animations have no end (site-widgets.css).
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
