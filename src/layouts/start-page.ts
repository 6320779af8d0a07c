/** Starts the frame and counts the view; for every public page except the 404. */
import './start-frame.ts';
import { trackVisits } from '#site/page-views/track-visits.ts';

declare global {
  interface Document {
    /** True while the page is prerendered and not yet visible (Speculation Rules). */
    readonly prerendering?: boolean;
  }
}

/** Hands on the owner's note for today, and has the late script show it (src/site/frame/show-note.ts). */
function handOn({ note }: { note?: string }) {
  const { dataset } = document.body;
  if (note === dataset.note) return;
  dataset.note = note || '';
  dispatchEvent(new Event('focusin'));
}

const begin = () => trackVisits(handOn);

if (document.prerendering) {
  // The visit begins when the page is shown (ruling 28).
  const beginLate = () => {
    begin();
    dispatchEvent(new Event('pageshow'));
  };
  document.addEventListener('prerenderingchange', beginLate, { once: true });
} else {
  begin();
}
