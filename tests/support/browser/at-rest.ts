import type { Page } from '@playwright/test';

/** Waits until what a scroll or a click has set in motion has come to rest. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A scroll is told of with the next frame, and what answers it moves from there.
    await new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told)));
    // What goes by the scroll position and not by the clock has no end (site-widgets.css).
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
