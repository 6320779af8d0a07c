/** Handles presses on the frame (Spec §2): links that open a dialog, the menu, the button back up. */
export function answerTouches() {
  document.addEventListener('click', (click) => {
    const link = click.target instanceof Element && click.target.closest<HTMLElement>('[data-page-event]');
    if (!link) return;
    // A listener that opens its dialog prevents the default; otherwise the link is followed.
    const event = new CustomEvent(link.dataset.pageEvent ?? '', { bubbles: true, cancelable: true });
    if (!link.dispatchEvent(event)) click.preventDefault();
  });
  document.getElementById('scroll-top')?.addEventListener('click', () => scrollTo({ top: 0 }));
  const menu = document.getElementById('menu');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover?.();
  });
  // The wide layout has no menu to close.
  if (menu?.hidePopover) addEventListener('resize', () => menu.matches(':popover-open') && menu.hidePopover());
}
