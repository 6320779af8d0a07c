/** Whether a key is a shortcut of the page: nobody types, no dialog or menu took it, and no modifier is held. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) &&
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey);
