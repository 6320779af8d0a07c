/**
 * Ties the page to what comes late: the page event presses the floating button (its island is fetched then), and the
 * help for screen readers is fetched where the settings ask for it.
 */
import { pageEvents } from '#shared/browser/page-events.ts';

const root = document.documentElement;
const host = document.getElementById('accessibility');

function fetchHelp() {
  if (root.classList.contains('screen-reader-optimized')) import(/* @vite-ignore */ host?.dataset.help ?? '');
}

document.addEventListener(pageEvents.openAccessibilityDialog, (event) => {
  event.preventDefault();
  host?.querySelector('form')?.requestSubmit();
});
new MutationObserver(fetchHelp).observe(root, { attributeFilter: ['class'] });
fetchHelp();
