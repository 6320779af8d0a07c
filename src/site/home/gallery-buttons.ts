const GALLERY_SCROLL_STEP_PX = 300; // Spec §2

/** Scrolls the strip by a fixed step per press (Spec §9); the buttons are disabled at its ends. */
export function scrollGalleryByButtons() {
  const strip = document.getElementById('gallery-strip');
  if (!strip) return;
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[aria-controls=gallery-strip]')];
  const showEnds = () => {
    const left = strip.scrollLeft;
    for (const button of buttons) {
      const room = button.dataset.direction === '1' ? strip.scrollWidth - strip.clientWidth - left : left;
      button.setAttribute('aria-disabled', `${room < 2}`);
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      strip.scrollBy({ left: Number(button.dataset.direction) * GALLERY_SCROLL_STEP_PX, behavior: 'smooth' });
    });
  }
  // Not `scrollend`, which Safari knows since 26.2.
  strip.onscroll = showEnds;
}
