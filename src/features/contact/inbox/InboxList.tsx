import type { ReactNode, RefObject } from 'react';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { staleText } from '#shared/ui/stale-text.ts';
import { Arrivals } from './Arrivals.tsx';
import { ContactCard } from './ContactCard.tsx';
import type { ContactSubmission } from './contract.ts';
import { INBOX_HEADING } from './focus-after.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface InboxListProps {
  list: RefObject<HTMLElement | null>;
  /** Undefined while nothing is loaded. */
  contacts: readonly ContactSubmission[] | undefined;
  /** When they were loaded. */
  loadedAt: number;
  /** Which part of how many is shown. */
  summary: string | undefined;
  /** How many requests wait for the reader. */
  arrived: number;
  onTakeIn: () => void;
  error: Error | null;
  retry: () => void;
  isBusy?: boolean;
  /** The id of a card that was sought and is marked. */
  found?: string | undefined;
  /** What stands under the cards. */
  children?: ReactNode;
}

/**
 * The requests as cards under their heading. What a refetch brings lies over it and moves nothing; what it breaks is said
 * where the summary stands, and under the cards with a way to try again.
 */
export function InboxList(props: InboxListProps) {
  const { list, contacts, loadedAt, summary, arrived, onTakeIn, error, retry, isBusy = false, found, children } = props;
  const failure = error && (
    <LoadFailure error={error} fallback={texts.loadFailed} retry={retry} loadedAt={contacts && loadedAt} />
  );

  function takeIn() {
    onTakeIn();
    const heading = document.getElementById(INBOX_HEADING);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }

  return (
    <section aria-labelledby={INBOX_HEADING} ref={list}>
      <Arrivals count={arrived} label={texts.arrived} onTakeIn={takeIn} />
      <header className="list-head">
        <h2 id={INBOX_HEADING} tabIndex={-1}>
          {texts.inbox}
        </h2>
        <p role="status">{error ? contacts && staleText(loadedAt) : summary}</p>
      </header>
      {!contacts && failure}
      <div className="contact-list" aria-busy={isBusy}>
        {contacts?.map((contact) => (
          <ContactCard key={contact.id} contact={contact} isFound={contact.id === found} />
        ))}
      </div>
      {children}
      {contacts && failure}
    </section>
  );
}
