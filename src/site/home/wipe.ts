/** The hero's pane counts as clean from this share on, because nobody hunts for a last streak at the edge. */
const PANE_AS_GOOD_AS_CLEAN_PERCENT = 95;

/** A pane's range input has the squeegee's place in percent from the left. Wiped parts stay clean. */
export function makePanesWipeable() {
  for (const pane of document.querySelectorAll<HTMLElement>('.wipe')) {
    const range = pane.querySelector('input');
    const done = pane.querySelector<HTMLElement>('.wipe-done');
    if (!range) continue;
    const { phone } = range.dataset;
    if (phone && matchMedia('(width<48em)').matches) range.value = phone;
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
      // Set by input only, because the nudge moves squeegee and dirt together.
      pane.style.setProperty('--blade', `${range.value}%`);
      pane.style.setProperty('--clean', `${clean}%`);
    });
    show();
  }
}
