import type { ReactNode, RefObject } from 'react';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Arrivals } from './Arrivals.tsx';
import { ContactCard } from './ContactCard.tsx';
import type { ContactSubmission } from './contract.ts';
import { INBOX_HEADING } from './focus-after.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface InboxListProps {
  list: RefObject<HTMLElement | null>;
  /** Undefined while nothing is loaded. */
  contacts: readonly ContactSubmission[] | undefined;
  /** Which part of how many is shown. */
  summary: string | undefined;
  /** How many requests wait for the reader. */
  arrived: number;
  onTakeIn: () => void;
  error: Error | null;
  retry: () => void;
  isBusy?: boolean;
  /** What stands under the cards. */
  children?: ReactNode;
}

/** The requests as cards under their heading. What a refetch brings or breaks lies over it and moves nothing. */
export function InboxList(props: InboxListProps) {
  const { list, contacts, summary, arrived, onTakeIn, error, retry, isBusy = false, children } = props;
  const failure = error && <LoadFailure error={error} fallback={texts.loadFailed} retry={retry} />;

  function takeIn() {
    onTakeIn();
    const heading = document.getElementById(INBOX_HEADING);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }

  return (
    <section aria-labelledby={INBOX_HEADING} ref={list}>
      <Arrivals count={arrived} label={texts.arrived} onTakeIn={takeIn}>
        {contacts && failure}
      </Arrivals>
      <header className="list-head">
        <h2 id={INBOX_HEADING} tabIndex={-1}>
          {texts.inbox}
        </h2>
        <p role="status">{summary}</p>
      </header>
      {!contacts && failure}
      <div className="contact-list" aria-busy={isBusy}>
        {contacts?.map((contact) => (
          <ContactCard key={contact.id} contact={contact} />
        ))}
      </div>
      {children}
    </section>
  );
}
