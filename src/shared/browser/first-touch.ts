import { ISLAND_WAIT_AT_MOST_MS } from '../../config/island-limits.ts';
import { isHoldable } from './held-touch.ts';
import { importRetried, whenBackOnline } from './import-retried.ts';

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;
const HELD = ['click', 'submit'] as const;

/**
 * Fetches the script named by `data-late-script` on the body with the first touch of the page. A click or a submit on
 * what waits for it (islands, and whatever is marked `data-late`) is held and repeated afterwards, so no touch is
 * lost. If the script can't be loaded, or not in time, the browser does what the markup says; the next touch tries
 * again, and the network when it is back. `isWanted` fetches it at once.
 */
export function fetchLateScriptOnFirstTouch(isWanted: boolean) {
  const importScript = importRetried(document.body.dataset.lateScript);
  let held: Event | undefined;
  let waiting: ReturnType<typeof setTimeout>;
  let isComing = false;
  let isReleasing = false;

  function release() {
    clearTimeout(waiting);
    isReleasing = true;
    if (held) again(held);
    held = undefined;
    isReleasing = false;
  }

  async function fetchScript() {
    if (isComing) return;
    isComing = true;
    try {
      await importScript();
      for (const type of TOUCHES) removeEventListener(type, fetchScript, true);
      for (const type of HELD) removeEventListener(type, hold, true);
      // What was touched meets the touch again, now that somebody listens.
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    } catch (error) {
      console.error(error);
      isComing = false;
      whenBackOnline(fetchScript);
    }
    release();
  }

  function hold(event: Event) {
    if (isReleasing || !isHoldable(event) || !(event.target as Element).closest('astro-island,[data-late]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held) waiting = setTimeout(release, ISLAND_WAIT_AT_MOST_MS);
    held = event;
    fetchScript();
  }

  for (const type of TOUCHES) addEventListener(type, fetchScript, true);
  for (const type of HELD) addEventListener(type, hold, true);
  if (isWanted) fetchScript();
}

/** What was hit may be a drawing, which can't be clicked by script; what it lies in can. */
function again(event: Event) {
  const target = event.target as HTMLFormElement;
  if (event instanceof SubmitEvent) target.requestSubmit(event.submitter);
  else target.closest<HTMLElement>('a[href],button')?.click();
}
