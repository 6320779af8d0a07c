/** Starts the frame, counts the view, and looks whether the owner is there; for every public page except the 404. */
import './start-frame.ts';
import { ABSENCE_LOOK_MS } from '#domain/absence/limits.ts';
import { trackVisits } from '#site/page-views/track-visits.ts';

declare global {
  interface Document {
    /** True while the page is prerendered and not yet visible (Speculation Rules). */
    readonly prerendering?: boolean;
  }
}

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

if (document.prerendering) {
  // The visit begins when the page is shown (ruling 28).
  document.addEventListener('prerenderingchange', () => {
    begin();
    dispatchEvent(new Event('pageshow'));
  });
} else {
  begin();
}
