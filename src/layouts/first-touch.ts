/**
 * Inlined into every page, because a touch may come before any file. Fetches the script named by `data-late-script` on
 * the body with the first touch. Islands and elements with `data-late` wait for it.
 */
import { holdTouches } from '#shared/browser/hold-touches.ts';
import { importRetried } from '#shared/browser/import-retried.ts';

const importScript = importRetried(document.body.dataset.lateScript);
const fetchScript = holdTouches({
  root: window,
  fetchedBy: ['pointerdown', 'keydown', 'focusin'],
  waiting: 'react-island,[data-late]',
  bring: async () => {
    await importScript();
    // Repeats the focus event for the newly added listeners.
    document.activeElement?.dispatchEvent(new Event('focusin', { bubbles: true }));
  },
});
if (document.querySelector('.screen-reader-optimized')) fetchScript();
