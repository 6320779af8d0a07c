const REGIONS = 'section, article, main';

/**
 * A `ref` that hands a leaving element's focus to the heading around it, or to the element with an id; a browser would
 * take the body (WCAG 2.4.3).
 */
export function handOnFocus(element: HTMLElement | null, heir = ''): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const regions = regionsAround(element);
    // React removes it after this. Another move of the focus meanwhile wins.
    queueMicrotask(() => {
      const region = regions.find(({ isConnected }) => isConnected);
      const to = document.getElementById(heir) ?? region?.querySelector<HTMLElement>('h1, h2, h3, h4') ?? region;
      if (to && isFocusFree()) focusOn(to);
    });
  };
}

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

function regionsAround(element: HTMLElement): HTMLElement[] {
  const region = element.parentElement?.closest<HTMLElement>(REGIONS);
  return region ? [region, ...regionsAround(region)] : [];
}
