import { RELOAD_AGAIN_AFTER_MS } from '#config/limits.ts';

const KEY = 'admin-reloaded-at';

/**
 * Loads the document anew, unless that was tried a moment ago or can't be remembered: nobody shall go round in circles.
 * What was typed is kept as a draft. Whether it does so.
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < RELOAD_AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
