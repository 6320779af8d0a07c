import type { ComponentType } from 'react';
import { RELOAD_AGAIN_AFTER_MS } from '#config/limits.ts';
import type { AdminView } from './views.ts';

const pages = new Map<string, ComponentType>();
const RELOADED_AT = 'admin-reloaded-at';

/** Why a page's script did not come, as far as the browser can know. A new version takes the old files away. */
type LoadTrouble = 'offline' | 'server' | 'newVersion' | 'unknown';

/** Returns a view's page if its script is there already: then it is drawn at once. */
export const loadedPage = ({ path }: AdminView): ComponentType | undefined => pages.get(path);

/** Loads a view's page ahead, because somebody points at its link. Nobody waits for it, so a failure is fine. */
export const preparePage = (view: AdminView): void => void isLoaded(view);

/**
 * Loads a view's page. Returns what stands in its way; undefined once the page is there, or when the document is
 * loaded anew, because some browsers remember a script that failed and a new version has other scripts.
 */
export async function loadPage(view: AdminView): Promise<LoadTrouble | undefined> {
  if (await isLoaded(view)) return undefined;
  const trouble = await whyNotLoaded();
  if (trouble === 'offline' || trouble === 'server') return trouble;
  // The server is there: it may have come back just now.
  if (trouble === 'unknown' && (await isLoaded(view))) return undefined;
  return reloadOnce() ? undefined : trouble;
}

async function isLoaded({ path, load }: AdminView): Promise<boolean> {
  try {
    pages.set(path, (await load()).default);
    return true;
  } catch {
    return false;
  }
}

/** Asks for the shell past the cache, and looks whether it still names the scripts that run here. */
async function whyNotLoaded(): Promise<LoadTrouble> {
  if (!navigator.onLine) return 'offline';
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    if (!response.ok) return 'server';
    const shell = await response.text();
    const isNamed = ({ src }: HTMLScriptElement) => shell.includes(new URL(src).pathname);
    return [...document.querySelectorAll<HTMLScriptElement>('script[src]')].every(isNamed) ? 'unknown' : 'newVersion';
  } catch {
    return 'server';
  }
}

/**
 * Loads the document anew and returns true, but at most once a minute and only if that can be remembered, because
 * nobody shall go round in circles. Drafts keep what was typed.
 */
function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT));
    if (Date.now() - last < RELOAD_AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
