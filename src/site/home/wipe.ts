import { PANE_AS_GOOD_AS_CLEAN_PERCENT } from '#config/limits.ts';

/**
 * Ties the range input of each pane to it: its value is where the squeegee stands, in percent from the left. What it
 * has passed stays clean, whichever way it goes on; where there is something to say then, it shows.
 */
export function makePanesWipeable() {
  for (const pane of document.querySelectorAll<HTMLElement>('.wipe')) {
    const range = pane.querySelector('input');
    const done = pane.querySelector<HTMLElement>('.wipe-done');
    if (!range) continue;
    const { phone } = range.dataset;
    if (phone && matchMedia('(width<768px)').matches) range.value = phone;
    let clean = 0;
    const show = () => {
      clean = Math.max(clean, range.valueAsNumber);
      if (clean >= PANE_AS_GOOD_AS_CLEAN_PERCENT) clean = 100;
      range.setAttribute('aria-valuetext', (range.dataset.valueText ?? '').replace('{percent}', `${clean}`));
      if (done) done.hidden = clean < 100;
    };
    range.addEventListener('input', () => {
      pane.classList.add('is-wiped');
      show();
      // Not before: squeegee and dirt rest, and are nudged, together.
      pane.style.setProperty('--blade', `${range.value}%`);
      pane.style.setProperty('--clean', `${clean}%`);
    });
    show();
  }
}
