import { pageEvents } from '#shared/browser/page-events.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { MENU_BUTTON } from './menu-entry.ts';
import { adminTexts } from './texts.ts';

/** Opens the accessibility dialog, which the shell brings along (layouts/AdminLayout). */
export function AccessibilityOpener() {
  return (
    <button
      type="button"
      className={MENU_BUTTON}
      data-late=""
      onClick={() => document.dispatchEvent(new CustomEvent(pageEvents.openAccessibilityDialog, { cancelable: true }))}
    >
      <Icon name="person" />
      {adminTexts.accessibility}
    </button>
  );
}
