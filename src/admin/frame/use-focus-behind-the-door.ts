import { useEffect, useRef } from 'react';
import { focusOn, isFocusFree } from '#shared/browser/hand-on-focus.ts';

/**
 * Logging in and out exchange the whole page, and the button that did it is gone: reading goes on in the new one, in the
 * page inside the area and at the heading of the login (WCAG 2.4.3). A page that was just opened keeps its own start.
 */
export function useFocusBehindTheDoor(isAtLogin: boolean, isLoggedIn: boolean): void {
  const before = useRef<'login' | 'area'>(undefined);
  // In between the guard leads from one address to the other.
  const place = isAtLogin === isLoggedIn ? undefined : isAtLogin ? 'login' : 'area';

  useEffect(() => {
    if (!place) return;
    const hasMoved = before.current !== undefined && before.current !== place;
    before.current = place;
    if (!hasMoved || !isFocusFree()) return;
    const main = document.querySelector('main');
    const heading = place === 'login' ? main?.querySelector('h1') : main;
    if (heading) focusOn(heading);
  }, [place]);
}
