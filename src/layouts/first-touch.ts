/**
 * Inlined into every page, because a touch may come before any file. Fetches the script named by `data-late-script` on
 * the body with the first touch. Islands and elements with `data-late` wait for it.
 */
import { holdTouches } from '#shared/browser/hold-touches.ts';
import { importRetried } from '#shared/browser/import-retried.ts';

// Holds a form that says so itself, because the browser would replace it by an error page. Stands before holdTouches().
addEventListener(
  'submit',
  (event) => {
    const notice = (event.target as Element).querySelector<HTMLElement>('.offline');
    if (!notice) return;
    notice.hidden = navigator.onLine;
    if (notice.hidden) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    notice.focus();
  },
  { capture: true },
);

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
