import type { MouseEvent } from 'react';

/** Handles a click, but not the second one of a double tap, because that would take the first back or repeat it. */
export const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Keeps the second tap of a double one from a part, because the first has put another control under the finger. */
export const notTwice = (event: MouseEvent) => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};
