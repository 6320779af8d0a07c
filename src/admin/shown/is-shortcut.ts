/** Whether a key is a shortcut of the page: outside fields, dialogs and menus, and without a modifier. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) &&
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey);
