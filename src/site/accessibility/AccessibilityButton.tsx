import { type PropsWithChildren, useState } from 'react';
import { AccessibilityDialog } from './AccessibilityDialog.tsx';
import { texts } from './texts.ts';

/** In a form, because without script the button leads to the accessibility statement. */
export function AccessibilityButton({ children }: PropsWithChildren) {
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
          {children}
        </button>
      </form>
      {isOpen && <AccessibilityDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
