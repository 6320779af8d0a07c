const REGIONS = 'section, article, main';

/**
 * For `ref` of an element that leaves the page, e.g. a notice whose button has helped: a focus inside it goes on to the
 * heading of the part that it stood in, not to the body (WCAG 2.4.3).
 */
export function handOnFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const regions = regionsAround(element);
    // React removes it after this; whoever else moves the focus meanwhile is right.
    queueMicrotask(() => {
      const region = regions.find(({ isConnected }) => isConnected);
      if (region && isFocusFree()) focusOn(region.querySelector<HTMLElement>('h1, h2, h3, h4') ?? region);
    });
  };
}

/** Puts the focus on an element that is no stop of the Tab key, e.g. a page's heading; reading goes on there. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Whether the focus is nowhere: nobody loses it. */
export const isFocusFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Innermost first. */
function regionsAround(element: HTMLElement): HTMLElement[] {
  const region = element.parentElement?.closest<HTMLElement>(REGIONS);
  return region ? [region, ...regionsAround(region)] : [];
}
