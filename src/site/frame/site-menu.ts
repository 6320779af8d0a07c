/** Closes the menu when one of its entries was chosen (Spec §2) and when the wide layout takes over. */
export function closeMenuAfterNavigation() {
  const menu = document.getElementById('menu');
  if (!menu?.hidePopover) return;
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
  });
  addEventListener('resize', () => menu.matches(':popover-open') && menu.hidePopover());
}
