import { ACCESSIBILITY_KEY } from '#shared/browser/stored-data.ts';
import { applySettings } from './apply-settings.ts';

/**
 * Puts the classes of the stored settings on the root element, and again when the browser's way back shows the page
 * as it was left. What can't be read is logged, and defaults apply (Spec §4, §8).
 */
export function restoreSettings() {
  const restore = () => {
    let stored: unknown;
    try {
      stored = JSON.parse(localStorage.getItem(ACCESSIBILITY_KEY) ?? 'null');
    } catch (error) {
      console.error(error);
    }
    applySettings(stored ?? {});
  };
  restore();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
}
