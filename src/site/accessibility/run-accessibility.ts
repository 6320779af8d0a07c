import { ACCESSIBILITY_KEY } from '#shared/browser/stored-data.ts';
import { applySettings } from './apply-settings.ts';

/** Applies the stored settings (Spec §4). Logs unreadable ones and applies the defaults (Spec §8). */
function restore() {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(ACCESSIBILITY_KEY) ?? 'null');
  } catch (error) {
    console.error(error);
  }
  applySettings(stored ?? {});
}

restore();
// Again when the browser's way back shows the page as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) restore();
});
