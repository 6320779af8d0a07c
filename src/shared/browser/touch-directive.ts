import type { ClientDirective } from 'astro';
import { ISLAND_WAIT_AT_MOST_MS } from '../../config/island-limits.ts';
import { isHoldable, repeat } from './held-touch.ts';
import { whenBackOnline } from './import-retried.ts';

const TOUCHES = ['focusin', 'keydown'] as const;
const HELD = ['click', 'submit'] as const;

/**
 * `client:touch` hydrates an island on its first touch (focus, key or click; a finger that scrolls over it is none)
 * instead of on load. A click or a submit that comes before the component is there is held and repeated afterwards,
 * so no touch is lost. If the component can't be loaded, or not in time, the browser does what the markup says: links
 * lead, forms post; the next touch tries again, and the network when it is back.
 */
const touchDirective: ClientDirective = (load, _options, island) => {
  let isStarted = false;
  let isReleasing = false;
  let held: Event | undefined;
  let waiting: ReturnType<typeof setTimeout>;

  function release() {
    clearTimeout(waiting);
    isReleasing = true;
    island.removeAttribute('aria-busy');
    if (held) repeat(held);
    held = undefined;
    isReleasing = false;
  }

  async function start() {
    if (isStarted) return;
    isStarted = true;
    try {
      const hydrate = await load();
      await hydrate();
      for (const type of TOUCHES) island.removeEventListener(type, start);
      for (const type of HELD) island.removeEventListener(type, hold, true);
    } catch (error) {
      console.error(error);
      isStarted = false;
      whenBackOnline(start);
    }
    release();
  }

  function hold(event: Event) {
    if (isReleasing || !isHoldable(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held) waiting = setTimeout(release, ISLAND_WAIT_AT_MOST_MS);
    held = event;
    island.setAttribute('aria-busy', 'true');
    start();
  }

  for (const type of TOUCHES) island.addEventListener(type, start, { passive: true });
  for (const type of HELD) island.addEventListener(type, hold, true);
};

export default touchDirective;
