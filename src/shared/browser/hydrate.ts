import { createElement, type FunctionComponent, type PropsWithChildren } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an island at once, because a touch may wait for it. Holds no field, because React may replace the markup. */
export function hydrate(island: HTMLElement, name: string, component: FunctionComponent<PropsWithChildren>): void {
  const __html = island.querySelector('react-slot')?.innerHTML ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup.
  const slot = createElement('react-slot', { dangerouslySetInnerHTML: { __html }, suppressHydrationWarning: true });
  flushSync(() => hydrateRoot(island, createElement(component, null, slot), { identifierPrefix: name }));
}
