import type { FunctionComponent, PropsWithChildren } from 'react';
import { holdTouches } from './hold-touches.ts';

type Components = Readonly<Record<string, () => Promise<FunctionComponent<PropsWithChildren>>>>;

/** Hydrates each island on its first touch: focus, key or click. Scrolling over it with a finger does not count. */
export function wakeIslands(components: Components): void {
  for (const island of document.querySelectorAll<HTMLElement>('react-island')) {
    const name = island.getAttribute('name') ?? '';
    const load = () => Promise.all([import('./hydrate.ts'), components[name]?.()]);
    holdTouches({
      // In a form the whole form is held, so that an early submit waits for the island.
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
