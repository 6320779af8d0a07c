import { ACCESSIBILITY_KEY } from '#shared/browser/stored-data.ts';
import { applySettings } from './apply-settings.ts';

/** Applies the stored settings (Spec §4). Logs unreadable ones and applies the defaults (Spec §8). */
function restore() {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(ACCESSIBILITY_KEY) ?? 'null');
  } catch (error) {
    // Blocked storage is no failure: nothing is stored.
    if (error instanceof SyntaxError) console.error(error);
  }
  applySettings(stored ?? {});
}

restore();
// Runs again when the browser restores the page from its back-forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) restore();
});
