const FLOATING_BUTTONS_SHIFT_AFTER_PX = 300; // Spec §2
const SCROLL_TOP_SHIFT_NEAR_BOTTOM_PX = 400; // Spec §2

/**
 * Sets three attributes on the root element: `data-scrolled` below the top, `data-near-end` near the end (Spec §2), and
 * `data-has-scrolled` from the first scroll on, which loads pictures (section-picture.css).
 */
export function watchScrollPosition() {
  const root = document.documentElement;
  let waiting = false;
  const update = () => {
    waiting = false;
    const belowPx = root.scrollHeight - innerHeight - scrollY;
    root.toggleAttribute('data-scrolled', scrollY > FLOATING_BUTTONS_SHIFT_AFTER_PX);
    root.toggleAttribute('data-near-end', belowPx < SCROLL_TOP_SHIFT_NEAR_BOTTOM_PX);
  };
  const schedule = () => {
    if (!waiting) requestAnimationFrame(update);
    waiting = true;
  };
  // In a separate task, because it delayed the first frame of a scroll on slow phones.
  const begin = () => setTimeout(() => root.setAttribute('data-has-scrolled', ''));
  addEventListener('scroll', begin, { once: true, passive: true });
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  // The page may already be scrolled. Reads the position after the next frame, because an earlier read would force a
  // layout of the whole page.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (scrollY === 0) return;
      begin();
      schedule();
    }),
  );
}
