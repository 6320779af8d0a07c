/** The frame's script and the page view: all public pages but those that are no page of the site (404). */
import './start-frame.ts';
import { trackVisits } from '#site/page-views/track-visits.ts';

declare global {
  interface Document {
    /** Speculation Rules: the page is being prepared and nobody sees it yet. Absent where browsers don't prerender. */
    readonly prerendering?: boolean;
  }
}

if (document.prerendering) {
  // Somebody may look at it: its visit begins when it is shown (ruling 28), and the page says so once more.
  const begin = () => {
    trackVisits();
    dispatchEvent(new PageTransitionEvent('pageshow'));
  };
  document.addEventListener('prerenderingchange', begin, { once: true });
} else {
  trackVisits();
}
