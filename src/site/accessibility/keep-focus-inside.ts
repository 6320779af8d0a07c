import type { KeyboardEvent } from 'react';

/**
 * Tab goes round inside the dialog. The browser keeps the page behind it out of reach, but leads on to its own bars;
 * a radio group is one stop.
 */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (stop) => !(stop instanceof HTMLInputElement) || stop.type !== 'radio' || stop.checked,
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  const from = event.shiftKey ? first : last;
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
