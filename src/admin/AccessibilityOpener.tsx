import { pageEvents } from '#shared/browser/page-events.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { MENU_BUTTON } from './menu-entry.ts';
import { adminTexts } from './texts.ts';

interface AccessibilityOpenerProps {
  /** In the narrow bar the icon has to do. */
  hasWords?: boolean;
}

/** Opens the accessibility dialog, which the shell brings along (layouts/AdminLayout). */
export function AccessibilityOpener({ hasWords = false }: AccessibilityOpenerProps) {
  return (
    <button
      type="button"
      className={MENU_BUTTON}
      aria-label={hasWords ? undefined : adminTexts.accessibilitySettings}
      onClick={() => document.dispatchEvent(new CustomEvent(pageEvents.openAccessibilityDialog, { cancelable: true }))}
    >
      <Icon name="person" />
      {hasWords && adminTexts.accessibility}
    </button>
  );
}
