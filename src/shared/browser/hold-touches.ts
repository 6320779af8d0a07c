import { ISLAND_WAIT_AT_MOST_MS } from '../limits.ts';
import { isHeldOffline } from './held-offline.ts';
import { whenBackOnline } from './import-retried.ts';

interface Touches {
  root: EventTarget;
  fetchedBy: readonly string[];
  waiting: string;
  /** Loads the script. Called again until it succeeds. */
  bring: () => Promise<unknown>;
}

/**
 * Loads a script with the first touch, and repeats a click or submit that came earlier, so that no touch is lost.
 * If it does not come in time, links lead and forms post as the markup says; touch and network try again.
 */
export function holdTouches({ root, fetchedBy, waiting, bring }: Touches): () => Promise<void> {
  const listening = new AbortController();
  let held: Event | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let isComing = false;
  let isReleasing = false;

  function release() {
    clearTimeout(timer);
    isReleasing = true;
    if (held) repeat(held);
    held = undefined;
    isReleasing = false;
  }

  async function start() {
    if (isComing) return;
    isComing = true;
    try {
      await bring();
      listening.abort();
    } catch {
      isComing = false;
      whenBackOnline(start);
    }
    release();
  }

  function touched(event: Event) {
    if (isReleasing) {
      if (event.type === 'submit' && isHeldOffline(event.target as HTMLFormElement)) event.preventDefault();
      return;
    }
    if (isHoldable(event) && (event.target as Element).closest(waiting)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!held) timer = setTimeout(release, ISLAND_WAIT_AT_MOST_MS);
      held = event;
    }
    start();
  }

  const options = { capture: true, signal: listening.signal };
  for (const type of [...fetchedBy, 'click', 'submit']) root.addEventListener(type, touched, options);
  return start;
}

/** Returns whether a component might answer the event. Leaves typing, ticking and choosing to the browser. */
function isHoldable(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return event.type === 'submit';
  // A click with a key held, or of another button, opens a tab or a menu; other pointer events decide nothing yet.
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return event.type === 'click' && buttonOf(event) !== null;
}

/** Returns the link or button that was clicked, because the target may be a drawing inside it. */
const buttonOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('a[href],button');

function repeat(event: Event): void {
  if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter);
  else buttonOf(event)?.click();
}
