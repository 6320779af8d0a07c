const REGIONS = 'section, article, main';

/**
 * A `ref` for an element that will leave the page, e.g. a notice. Moves a focus inside it to the heading of the
 * surrounding part, because the browser would move it to the body (WCAG 2.4.3).
 */
export function handOnFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const regions = regionsAround(element);
    // React removes it after this. Another move of the focus meanwhile wins.
    queueMicrotask(() => {
      const region = regions.find(({ isConnected }) => isConnected);
      if (region && isFocusFree()) focusOn(region.querySelector<HTMLElement>('h1, h2, h3, h4') ?? region);
    });
  };
}

/** Focuses an element that is no tab stop, e.g. a page's heading, so that reading goes on there. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** A `ref` that focuses a control, or else the first one in a part, or else the part. */
export function focusFirst(part: HTMLElement | null): void {
  if (!part) return;
  const control = part.tabIndex < 0 && part.querySelector<HTMLElement>('button, input, select, textarea');
  focusOn(control || part);
}

export const isFocusFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Lists the innermost first. */
function regionsAround(element: HTMLElement): HTMLElement[] {
  const region = element.parentElement?.closest<HTMLElement>(REGIONS);
  return region ? [region, ...regionsAround(region)] : [];
}
