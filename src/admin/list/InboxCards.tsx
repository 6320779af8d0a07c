import { Fragment, useContext, useEffect } from 'react';
import { Link } from 'wouter';
import { RequestBody, RequestCard } from '#admin/card/RequestCard.tsx';
import {
  type DayGroup,
  dayGroups,
  isByArrival,
  isFiltering,
  type RequestFilter,
} from '#admin/shown/filter-requests.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';

interface InboxCardsProps {
  contacts: readonly StoredRequest[] | undefined;
  filter: RequestFilter;
  isLoading: boolean;
  /** The id of the opened request. */
  opened: string | undefined;
  isBeside: boolean;
  onToggle: (id: string) => void;
}

/** Requests as rows, under headings of days if they are sorted by arrival. */
export function InboxCards({ contacts = [], filter, isLoading, opened, isBeside, onToggle }: InboxCardsProps) {
  const isThere = contacts.length > 0;
  // Fetches what an opened card shows while the owner reads the list.
  useEffect(() => {
    if (isThere) (window.requestIdleCallback ?? setTimeout)(() => RequestBody.fetch().catch(() => undefined));
  }, [isThere]);
  const groupOf = dayGroups(new Date());
  const days = isByArrival(filter) ? contacts.map(({ createdAt }) => groupOf(createdAt)) : undefined;
  return (
    // A second tap of a double one does nothing, because the first has moved another control under the finger.
    <div
      onClickCapture={(event) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {isLoading && <Skeleton className="h-[22.5rem] w-full" />}
      {contacts.map((contact, index) => (
        <Fragment key={contact.id}>
          {days && days[index] !== days[index - 1] && (
            <h3
              className={`px-4 pt-3 text-small font-normal tracking-normal text-ink-soft ${index === 0 ? 'max-lg:sr-only' : ''}`}
            >
              {texts.days[days[index] as DayGroup]}
            </h3>
          )}
          <RequestCard
            contact={contact}
            heading={days ? 'h4' : 'h3'}
            isOpen={contact.id === opened}
            isBeside={isBeside}
            onToggle={onToggle}
          />
        </Fragment>
      ))}
    </div>
  );
}

/** Says why the list is empty, and the next step. */
export function NothingHere({ filter, onReset }: { filter: RequestFilter; onReset: () => void }) {
  const isOwner = useContext(IsOwner);
  if (!isFiltering(filter)) {
    return (
      <Empty>
        <p>{texts.empty}</p>
        <p>{texts.emptyHint}</p>
        {isOwner && (
          <Link className="button" href="/settings#notebook">
            {texts.takeOver}
          </Link>
        )}
      </Empty>
    );
  }
  const isStateAlone = !isFiltering({ ...filter, state: '' });
  return (
    <Empty ref={handOnFocus}>
      <p>{texts.noMatch}</p>
      {filter.search && <p>{texts.noMatchHint}</p>}
      {isStateAlone && <p>{texts.nothingAt[filter.state]}</p>}
      <button type="button" className="button" onClick={onReset}>
        {texts.resetFilter}
      </button>
    </Empty>
  );
}
