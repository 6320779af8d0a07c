import { Fragment, type ReactNode, type RefObject } from 'react';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { staleText } from '#shared/ui/stale-text.ts';
import { Arrivals } from './Arrivals.tsx';
import { ContactCard } from './ContactCard.tsx';
import { CARDS } from './card-look.ts';
import { type DayGroup, dayGroups } from './day-groups.ts';
import { INBOX_HEADING } from './focus-after.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface InboxListProps {
  list: RefObject<HTMLElement | null>;
  /** Undefined while nothing is loaded. */
  contacts: readonly ContactSubmission[] | undefined;
  /** Whether they stand in the order in which they came: then by days. */
  isByArrival: boolean;
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
  const {
    list,
    contacts,
    isByArrival,
    loadedAt,
    summary,
    arrived,
    onTakeIn,
    error,
    retry,
    isBusy = false,
    found,
    children,
  } = props;
  const groupOf = dayGroups(new Date());
  const failure = error && (
    <LoadFailure error={error} fallback={texts.loadFailed} retry={retry} loadedAt={contacts && loadedAt} />
  );

  const days = isByArrival ? contacts?.map(({ createdAt }) => groupOf(createdAt)) : undefined;

  function takeIn() {
    onTakeIn();
    const heading = document.getElementById(INBOX_HEADING);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }

  return (
    // No grid: what is sticky must find its way through the whole section.
    <section className="flex flex-col gap-4" aria-labelledby={INBOX_HEADING} ref={list}>
      <Arrivals count={arrived} label={texts.arrived} onTakeIn={takeIn} />
      {/* On a phone room for a second line: what is said there may be longer than at first, and moves nothing. */}
      <header className="flex min-h-touch flex-wrap items-center justify-between gap-x-4 max-[600px]:-mb-2 max-[600px]:min-h-[60px] max-[600px]:content-center">
        <h2 id={INBOX_HEADING} className="scroll-mt-4" tabIndex={-1}>
          {texts.inbox}
        </h2>
        <p className={`text-ink-soft tabular-nums ${contacts ? '' : 'max-[600px]:sr-only'}`} role="status">
          {error ? contacts && staleText(loadedAt) : summary}
        </p>
      </header>
      {!contacts && failure}
      {/* The cards of the page before stay, pale, while the next one is on its way; a quick network shows none of it. */}
      <div className={`${CARDS} aria-busy:opacity-40 aria-busy:[transition:opacity_0.15s_0.1s]`} aria-busy={isBusy}>
        {!contacts && !error && <Skeleton className="h-[70rem] w-full" />}
        {contacts?.map((contact, index) => (
          <Fragment key={contact.id}>
            {days && days[index] !== days[index - 1] && (
              <h3 className={`text-body ${index === 0 ? 'max-[600px]:sr-only' : 'mt-2'}`}>
                {texts.days[days[index] as DayGroup]}
              </h3>
            )}
            <ContactCard contact={contact} heading={days ? 'h4' : 'h3'} isFound={contact.id === found} />
          </Fragment>
        ))}
      </div>
      {children}
      {contacts && failure}
    </section>
  );
}
