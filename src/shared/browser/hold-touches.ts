import { ISLAND_WAIT_AT_MOST_MS } from '#config/island-limits.ts';
import { whenBackOnline } from './import-retried.ts';

interface Touches {
  /** Where somebody touches: the window, or an island. */
  root: EventTarget;
  /** Events that fetch what answers, besides a click and a submit. */
  fetchedBy: readonly string[];
  /** A click or a submit in such an element waits for what answers. */
  waiting: string;
  /** Brings what answers; it is asked for until it has come. */
  bring: () => Promise<unknown>;
}

/**
 * What answers a touch comes with the first one. A click or a submit that is earlier is held and repeated afterwards,
 * so no touch is lost. If nothing comes, or not in time, the browser does what the markup says: links lead, forms
 * post; the next touch tries again, and the network when it is back. The function it gives brings the answer at once.
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
    } catch (error) {
      console.error(error);
      isComing = false;
      whenBackOnline(start);
    }
    release();
  }

  function touched(event: Event) {
    if (isReleasing) return;
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

/** True for what a component might want to answer; typing, ticking and choosing are left to the browser. */
function isHoldable(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return event.type === 'submit';
  // A click with a key held, or of another button, opens a tab or a menu; other pointer events decide nothing yet.
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return event.type === 'click' && buttonOf(event) !== null;
}

/** What a click was meant for: it may have hit a drawing in it. */
const buttonOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('a[href],button');

/** Does the click or the submit again. */
function repeat(event: Event): void {
  if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter);
  else buttonOf(event)?.click();
}
