/** Ties the range input of the hero to the pane: its value is the share of the glass that is clean, in percent. */
export function makePaneWipeable() {
  const pane = document.getElementById('wipe');
  const range = pane?.querySelector('input');
  if (!pane || !range) return;
  const show = () => {
    pane.style.setProperty('--clean', `${range.value}%`);
    range.setAttribute('aria-valuetext', (range.dataset.valueText ?? '').replace('{percent}', range.value));
  };
  range.addEventListener('input', () => {
    pane.classList.add('is-wiped');
    show();
  });
  show();
}
