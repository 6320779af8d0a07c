/**
 * Inlined into every page, because a touch may come before any file. Fetches the script named by `data-late-script` on
 * the body with the first touch. Islands and elements with `data-late` wait for it.
 */
import { holdTouches } from '#shared/browser/hold-touches.ts';
import { importRetried } from '#shared/browser/import-retried.ts';

/** Keeps a form offline, because the browser's error page would replace it. Before holdTouches(), which repeats a submit. */
function holdOffline(event: Event) {
  const notice = (event.target as Element).querySelector<HTMLElement>('.offline');
  if (notice?.toggleAttribute('hidden', navigator.onLine) !== false) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  notice.focus();
}
addEventListener('submit', holdOffline, { capture: true });

const importScript = importRetried(document.body.dataset.lateScript);
const fetchScript = holdTouches({
  root: window,
  fetchedBy: ['pointerdown', 'keydown', 'focusin'],
  waiting: 'react-island,[data-late]',
  bring: async () => {
    await importScript();
    // Repeats the focus event for the newly added listeners.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  },
});
if (document.documentElement.classList.contains('screen-reader-optimized')) fetchScript();
