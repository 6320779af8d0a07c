/**
 * Whether somebody is reading a list: the page is scrolled, or focus, pointer or selected text are within it. Then a
 * refetch must not move what they look at. A closed list is read by nobody.
 */
export function isReading(list: HTMLElement | null): boolean {
  if (!list || (list instanceof HTMLDetailsElement && !list.open)) return false;
  const selection = document.getSelection();
  const hasSelection = selection !== null && !selection.isCollapsed && selection.containsNode(list, true);
  return window.scrollY > 0 || hasSelection || list.contains(document.activeElement) || list.matches(':hover');
}
