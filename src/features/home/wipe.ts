import { PANE_AS_GOOD_AS_CLEAN_PERCENT } from '#config/limits.ts';

/**
 * Ties the range input of the hero to the pane: its value is where the squeegee stands, in percent from the left. What
 * it has passed stays clean, whichever way it goes on.
 */
export function makePaneWipeable() {
  const pane = document.getElementById('wipe');
  const range = pane?.querySelector('input');
  const done = pane?.querySelector<HTMLElement>('.wipe-done');
  if (!pane || !range || !done) return;
  let clean = 0;
  const show = () => {
    clean = Math.max(clean, range.valueAsNumber);
    if (clean >= PANE_AS_GOOD_AS_CLEAN_PERCENT) clean = 100;
    pane.style.setProperty('--blade', `${range.value}%`);
    pane.style.setProperty('--clean', `${clean}%`);
    range.setAttribute('aria-valuetext', (range.dataset.valueText ?? '').replace('{percent}', `${clean}`));
    done.hidden = clean < 100;
  };
  range.addEventListener('input', () => {
    pane.classList.add('is-wiped');
    show();
  });
  show();
}
