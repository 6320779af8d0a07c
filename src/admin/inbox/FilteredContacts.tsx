import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { MATCHES_SHOWN } from '#config/limits.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { splitArrivals } from './arrivals.ts';
import {
  type ContactFilter,
  filterContacts,
  inReadingOrder,
  isByArrival,
  isFiltering,
  toSearchable,
} from './contact-list.ts';
import { allContactsQuery } from './contact-queries.ts';
import { InboxList } from './InboxList.tsx';
import { contactsPageTexts as texts } from './texts.ts';
import { useTakenIn } from './use-taken-in.ts';

interface FilteredContactsProps {
  filter: ContactFilter;
  onReset: () => void;
}

/** What fits the search and the service: everything is loaded once and filtered here (Spec §4, §5). */
export function FilteredContacts({ filter, onReset }: FilteredContactsProps) {
  const list = useRef<HTMLElement>(null);
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(allContactsQuery);
  const searchable = useMemo(() => toSearchable(data?.contacts ?? []), [data]);
  // Typing stays smooth: the list follows when the browser has time for it.
  const deferred = useDeferredValue(filter);
  const matches = useMemo(() => filterContacts(searchable, deferred), [searchable, deferred]);
  const { until, takeIn } = useTakenIn({ newest: data?.contacts[0]?.createdAt, loadedAt: dataUpdatedAt }, list);
  const [most, setMost] = useState(MATCHES_SHOWN);
  const [filtered, setFiltered] = useState(deferred);

  // Another search begins at its first match (Spec §4), and moves the list anyway.
  if (filtered !== deferred) {
    setFiltered(deferred);
    setMost(MATCHES_SHOWN);
    takeIn();
  }

  const { shown, arrived } = splitArrivals(matches, until);
  const hidden = shown.length - most;
  return (
    <InboxList
      list={list}
      contacts={data && inReadingOrder(shown, deferred).slice(0, most)}
      isByArrival={isByArrival(deferred)}
      loadedAt={dataUpdatedAt}
      summary={isPending ? texts.loading : data && texts.matches(shown.length)}
      arrived={arrived}
      onTakeIn={takeIn}
      error={error}
      retry={refetch}
    >
      {data && shown.length === 0 && (
        <Empty ref={handOnFocus}>
          <p>{texts.noMatch}</p>
          {deferred.search && <p>{texts.noMatchHint}</p>}
          {isStateAlone(deferred) && <p>{texts.nothingAt[deferred.state ?? '']}</p>}
          <button type="button" className="button" onClick={onReset}>
            {texts.resetFilter}
          </button>
        </Empty>
      )}
      {hidden > 0 && (
        <button type="button" className="button" onClick={() => setMost(most + MATCHES_SHOWN)}>
          {texts.showMore(Math.min(hidden, MATCHES_SHOWN))}
        </button>
      )}
    </InboxList>
  );
}

/** Whether nothing but the state is asked for: then an empty list says something of the business. */
const isStateAlone = (filter: ContactFilter) => !isFiltering({ ...filter, state: undefined });
