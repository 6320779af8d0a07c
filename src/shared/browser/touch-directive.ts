import type { ClientDirective } from 'astro';
import { ISLAND_WAIT_AT_MOST_MS } from '../../config/island-limits.ts';
import { isHoldable, repeat } from './held-touch.ts';

const TOUCHES = ['focusin', 'keydown'] as const;
const HELD = ['click', 'submit'] as const;

/**
 * `client:touch` hydrates an island on its first touch (focus, key or click; a finger that scrolls over it is none)
 * instead of on load. A click or a submit that comes before the component is there is held and repeated afterwards,
 * so no touch is lost. If the component can't be loaded, or not in time, the browser does what the markup says:
 * links lead, forms post.
 */
const touchDirective: ClientDirective = (load, _options, island) => {
  let isStarted = false;
  let held: Event | undefined;

  function release() {
    for (const type of TOUCHES) island.removeEventListener(type, start);
    for (const type of HELD) island.removeEventListener(type, hold, true);
    island.removeAttribute('aria-busy');
    if (held) repeat(held);
    held = undefined;
  }

  async function start() {
    if (isStarted) return;
    isStarted = true;
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      console.error(error);
    }
    release();
  }

  function hold(event: Event) {
    if (!isHoldable(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held) setTimeout(release, ISLAND_WAIT_AT_MOST_MS);
    held = event;
    island.setAttribute('aria-busy', 'true');
    start();
  }

  for (const type of TOUCHES) island.addEventListener(type, start, { passive: true });
  for (const type of HELD) island.addEventListener(type, hold, true);
};

export default touchDirective;
