import { useEffect } from 'react';

/** Whether a key is a shortcut of the page: outside fields, dialogs and menus, and without a modifier. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) &&
  !document.querySelector('dialog:modal') &&
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey);

export function useShortcut(key: string, act: ((event: KeyboardEvent) => void) | undefined) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => event.key === key && isShortcut(event) && act?.(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, act]);
}
