/**
 * Keeps three attributes on the root element: `data-scrolled` past the first threshold, `data-near-end` within the
 * second one of the page's end (Spec §2, floating widgets), both in CSS pixels; and `data-has-scrolled` from the
 * first scrolling on, which lets pictures come (section-picture.css).
 */
export function watchScrollPosition(showAfterPx: number, liftWithinPx: number) {
  const root = document.documentElement;
  let waiting = false;
  const update = () => {
    waiting = false;
    const belowPx = root.scrollHeight - innerHeight - scrollY;
    root.toggleAttribute('data-scrolled', scrollY > showAfterPx);
    root.toggleAttribute('data-near-end', belowPx < liftWithinPx);
  };
  const schedule = () => {
    if (!waiting) requestAnimationFrame(update);
    waiting = true;
  };
  // In a task of its own: in the first frame of a scroll, it made that a long one on slow phones.
  const begin = () => setTimeout(() => root.setAttribute('data-has-scrolled', ''));
  addEventListener('scroll', begin, { once: true, passive: true });
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  // Somebody may have scrolled before this file came. Asked behind the next frame: earlier, the answer would lay out
  // the whole page within the script's own task.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (scrollY === 0) return;
      begin();
      schedule();
    }),
  );
}
