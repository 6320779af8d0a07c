import { holdTouches } from './hold-touches.ts';
import { importRetried } from './import-retried.ts';

/**
 * Fetches the script named by `data-late-script` on the body with the first touch of the page. Islands and elements
 * with `data-late` wait for it. `isWanted` fetches it at once.
 */
export function fetchLateScriptOnFirstTouch(isWanted: boolean) {
  const importScript = importRetried(document.body.dataset.lateScript);
  const fetchScript = holdTouches({
    root: window,
    fetchedBy: ['pointerdown', 'keydown', 'focusin'],
    waiting: 'react-island,[data-late]',
    bring: async () => {
      await importScript();
      // Repeats the focus event for the listeners that have just come.
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    },
  });
  if (isWanted) fetchScript();
}
