import { useState } from 'react';
import { icons } from '#shared/ui/icons.ts';
import { AccessibilityDialog } from './AccessibilityDialog.tsx';
import { texts } from './texts.ts';

/**
 * The floating button and, once pressed, the dialog. A form, so that without script (or when it can't be loaded) the
 * button leads to the accessibility statement.
 */
export function AccessibilityButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <form
        className="no-print"
        action="/barrierefreiheit"
        onSubmit={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <button type="submit" className="floating floating-accessibility" aria-label={texts.open}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons.person} />
          </svg>
        </button>
      </form>
      {isOpen && <AccessibilityDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
