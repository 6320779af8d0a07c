import { type RefObject, useEffect, useRef } from 'react';

/**
 * A page that was chosen in the area begins like a loaded one: at its top, and reading goes on inside it. The browser's
 * back and forward keep the place they know.
 */
export function useFreshStart(path: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(path);
  const address = useRef(location.pathname);
  const isHistory = useRef(false);

  useEffect(() => {
    const note = () => {
      // Within a page, as by a skip link or from one page of a list to another, nothing begins.
      isHistory.current = location.pathname !== address.current;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    address.current = location.pathname;
    if (!isHistory.current) scrollTo({ top: 0, behavior: 'instant' });
    isHistory.current = false;
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
}
