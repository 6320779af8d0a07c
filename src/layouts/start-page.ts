/** Starts the frame and counts the view; for every public page except the 404. */
import './start-frame.ts';
import { trackVisits } from '#site/page-views/track-visits.ts';

declare global {
  interface Document {
    /** True while the page is prerendered and not yet visible (Speculation Rules). */
    readonly prerendering?: boolean;
  }
}

if (document.prerendering) {
  // The visit begins when the page is shown (ruling 28).
  const begin = () => {
    trackVisits();
    dispatchEvent(new PageTransitionEvent('pageshow'));
  };
  document.addEventListener('prerenderingchange', begin, { once: true });
} else {
  trackVisits();
}
