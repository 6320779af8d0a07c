/** The two buttons push the strip by a fixed step (Spec §9) and rest at its ends. */
export function scrollGalleryByButtons() {
  const strip = document.getElementById('gallery-strip');
  const bar = document.querySelector<HTMLElement>('[data-step-px]');
  if (!strip || !bar) return;
  const buttons = [...bar.querySelectorAll('button')];
  const showEnds = () => {
    const end = strip.scrollWidth - strip.clientWidth;
    for (const button of buttons) {
      const atEnd = button.dataset.direction === '1' ? strip.scrollLeft >= end - 1 : strip.scrollLeft <= 0;
      button.setAttribute('aria-disabled', String(atEnd));
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      strip.scrollBy({ left: Number(button.dataset.direction) * Number(bar.dataset.stepPx), behavior: 'smooth' });
    });
  }
  strip.addEventListener('scrollend', showEnds);
}
