/** Starts every public page, counts the view, and looks whether the owner is there. touched-page.ts has what can wait. */
import { ABSENCE_LOOK_MS } from '#domain/absence/limits.ts';
import { tryStorage } from '#shared/browser/try-storage.ts';
import { runConsentBanner } from '#site/consent/consent-banner.ts';
import { scrollAfterNavigation } from '#site/frame/scroll-after-navigation.ts';
import { watchScrollPosition } from '#site/frame/scroll-position.ts';
import { makePanesWipeable } from '#site/home/wipe.ts';
import { trackVisits } from '#site/page-views/track-visits.ts';
import { TYPED } from '#site/request-form/form-draft.ts';
import { revealContactData } from '#site/request-form/reveal-contact-data.ts';

declare global {
  interface Document {
    /** True while the page is prerendered and not yet visible (Speculation Rules). */
    readonly prerendering?: boolean;
  }
}

runConsentBanner();
watchScrollPosition();
scrollAfterNavigation();
revealContactData();
makePanesWipeable();
// The late script comes at once, and fills in the draft.
if (tryStorage(() => TYPED in sessionStorage)) dispatchEvent(new Event('focusin'));

/** Asks, and has the late script show an absence that the page does not know (show-absence.ts). */
const ask = (path: string, init?: RequestInit) =>
  fetch(path, init)
    .then((answer) => answer.json())
    .then(({ absence }) => {
      const { dataset } = document.body;
      if (absence == null || absence === (dataset.absence ?? '')) return;
      dataset.absence = absence;
      dispatchEvent(new Event('focusin'));
    })
    .catch(() => {});

const begin = () => {
  trackVisits(ask);
  // Stores and counts nothing, so it needs no consent.
  setInterval(() => document.hidden || ask('/api/absence'), ABSENCE_LOOK_MS);
};

// Not of the 404 (ruling 28).
const isCounted = !('uncounted' in document.body.dataset);
if (isCounted && document.prerendering) {
  // The visit begins when the page is shown (ruling 28).
  document.addEventListener('prerenderingchange', () => {
    begin();
    dispatchEvent(new Event('pageshow'));
  });
} else if (isCounted) {
  begin();
}
