import { holdTouches } from './hold-touches.ts';
import { importRetried } from './import-retried.ts';

/**
 * Fetches the script named by `data-late-script` on the body with the first touch of the page. What waits for it are
 * islands, and whatever is marked `data-late`. `isWanted` fetches it at once.
 */
export function fetchLateScriptOnFirstTouch(isWanted: boolean) {
  const importScript = importRetried(document.body.dataset.lateScript);
  const fetchScript = holdTouches({
    root: window,
    fetchedBy: ['pointerdown', 'keydown', 'focusin'],
    waiting: 'react-island,[data-late]',
    bring: async () => {
      await importScript();
      // What was touched meets the touch again, now that somebody listens.
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    },
  });
  if (isWanted) fetchScript();
}
