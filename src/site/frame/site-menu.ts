/** Closes the menu after a choice (Spec §2) and in the wide layout. */
export function closeMenuAfterNavigation() {
  const menu = document.getElementById('menu');
  if (!menu?.hidePopover) return;
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
  });
  addEventListener('resize', () => menu.matches(':popover-open') && menu.hidePopover());
}
