/**
 * Links with `data-page-event` ask the page first: a listener that opens its dialog calls preventDefault(),
 * and then the link is not followed. Without a listener it stays an ordinary link.
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
