import type { FunctionComponent, PropsWithChildren } from 'react';
import { holdTouches } from './hold-touches.ts';

/** Names an island and loads its component. */
type Components = Readonly<Record<string, () => Promise<FunctionComponent<PropsWithChildren>>>>;

/** Hydrates each island on its first touch: focus, key or click. Scrolling over it with a finger does not count. */
export function wakeIslands(components: Components): void {
  for (const island of document.querySelectorAll<HTMLElement>('react-island')) {
    const name = island.getAttribute('name') ?? '';
    const load = () => Promise.all([import('./hydrate.ts'), components[name]?.()]);
    holdTouches({
      // A form holds its island, and waits for it as a whole.
      root: island.closest('form') ?? island,
      fetchedBy: ['focusin', 'keydown'],
      waiting: '*',
      bring: async () => {
        const [{ hydrate }, component] = await load().catch(load);
        if (component) hydrate(island, name, component);
      },
    });
  }
}
