import { type ComponentType, useLayoutEffect, useRef } from 'react';

export interface Section {
  id: string;
  title: string;
  isOwners?: boolean;
  Content: ComponentType;
  /** Returns the state in one or two words; undefined while it loads, or without one. May ask the owner's routes if `enabled`. */
  useWords: (enabled: boolean) => string | undefined;
}

interface SettingsSectionProps {
  section: Section;
  /** Whether it is known whose settings these are. */
  isKnown: boolean;
  isOpen: boolean;
}

export function SettingsSection({ section, isKnown, isOpen }: SettingsSectionProps) {
  const { id, title, Content, useWords } = section;
  const state = useWords(isKnown);
  // Differs from the hash, because the browser would scroll to a matching id when the owner goes back.
  const heading = `${id}-heading`;
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const row = details.current?.querySelector('summary');
    // The row may be out of view, because the section above it closed.
    if (isOpen) row?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else if (details.current?.contains(document.activeElement)) row?.focus();
  }, [isOpen]);
  return (
    <section aria-labelledby={heading}>
      <details
        ref={details}
        className="group border-b border-glass-3"
        open={isOpen}
        onToggle={({ currentTarget, target }) =>
          target === currentTarget && currentTarget.open !== isOpen && goTo(id, currentTarget.open)
        }
      >
        <summary className="flex min-h-touch items-center gap-3 py-2 after:text-[1.5rem] after:leading-none after:content-['+'/''] group-open:after:content-['–'/'']">
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
            <h2 id={heading} className="min-w-0 text-[1.25rem]">
              {title}
            </h2>
            {/* Its room is there before its words, because a long title would wrap when they arrive. */}
            <span className="ms-auto min-w-10 text-end text-ink-soft wrap-anywhere">{state ?? '\u00a0'}</span>
          </span>
        </summary>
        <div className="pt-2 pb-8">{isKnown && <Content />}</div>
      </details>
    </section>
  );
}

/** Opening a row adds a history entry, so that Back returns to the list. */
function goTo(id: string, isOpen: boolean): void {
  if (!isOpen && history.state?.isOpened) history.back();
  else if (!isOpen) history.replaceState(null, '', location.pathname);
  else if (location.hash) history.replaceState(history.state, '', `#${id}`);
  else history.pushState({ isOpened: true }, '', `#${id}`);
}
