import type { ComponentType } from 'react';
import type { AdminView } from './views.ts';

const pages = new Map<string, ComponentType>();

/** Loads a view's page, once; after a failure the next call tries again. */
export async function loadPage({ path, load }: AdminView): Promise<ComponentType> {
  const { default: Page } = await load();
  pages.set(path, Page);
  return Page;
}

/** The page, where its script is there already: then it is drawn at once. */
export const loadedPage = ({ path }: AdminView): ComponentType | undefined => pages.get(path);

/** Somebody points at the way to a view: its script comes while they press. Nobody waits for it, so failing is fine. */
export function preparePage(view: AdminView): void {
  loadPage(view).catch(() => undefined);
}
