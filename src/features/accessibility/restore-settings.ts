/**
 * Runs in the page's head: the classes of the stored settings are on the root element before anything is painted, and
 * again when the browser's way back shows the page as it was left. What can't be read is logged, and defaults apply
 * (Spec §4, §8).
 */
import { STORED_KEYS } from '#shared/browser/stored-data.ts';
import { applySettings } from './apply-settings.ts';

function restoreSettings() {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(STORED_KEYS.accessibility) ?? 'null');
  } catch (error) {
    console.error(error);
  }
  applySettings(stored ?? {});
}

restoreSettings();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) restoreSettings();
});
