/**
 * Fires the page event of a link with `data-page-event`. A listener that opens its dialog prevents the default;
 * otherwise the link is followed.
 */
export function sendPageEvents() {
  document.addEventListener('click', (click) => {
    const link = click.target instanceof Element && click.target.closest<HTMLElement>('[data-page-event]');
    if (!link) return;
    const nobodyAnswered = link.dispatchEvent(
      new CustomEvent(link.dataset.pageEvent ?? '', { bubbles: true, cancelable: true }),
    );
    if (!nobodyAnswered) click.preventDefault();
  });
}
