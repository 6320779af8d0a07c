import { type RefObject, useEffect, useRef } from 'react';

/**
 * A page that was chosen in the area begins like a loaded one: at its top, and reading goes on inside it. The browser's
 * back and forward keep the place they know.
 */
export function useFreshStart(path: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(path);
  const isHistory = useRef(false);

  useEffect(() => {
    const note = () => {
      isHistory.current = true;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (!isHistory.current) scrollTo({ top: 0, behavior: 'instant' });
    isHistory.current = false;
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
}
