import { useCallback, useEffect, useRef } from 'react';
import { CONTACTS_PER_PAGE } from '#config/limits.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { INBOX_HEADING } from './focus-after.ts';
import { InboxList } from './InboxList.tsx';
import { Pagination } from './Pagination.tsx';
import { contactsPageTexts as texts } from './texts.ts';
import { useHeldPage } from './use-held-page.ts';
import { useSteadyTurns } from './use-steady-turns.ts';

interface PagedContactsProps {
  page: number;
  turnTo: (page: number, options?: { replace: boolean }) => void;
  /** The id of a request that is to be shown when its page is there. */
  found: string | undefined;
}

/** The inbox without a filter: pages of five from the server, newest first (Spec §4). */
export function PagedContacts({ page, turnTo, found }: PagedContactsProps) {
  const list = useRef<HTMLElement>(null);
  const pager = useRef<HTMLElement>(null);
  const showFirst = useCallback(() => {
    if (page > 1) turnTo(1);
  }, [page, turnTo]);
  const held = useHeldPage(list, page, showFirst);
  const { data, dataUpdatedAt, error, isPlaceholderData, refetch, total, takeIn } = held;
  const pages = Math.max(1, Math.ceil((total ?? 0) / CONTACTS_PER_PAGE));

  // After the last request of the last page was deleted, or by an address that leads further than there are pages.
  useEffect(() => {
    if (total !== undefined && !isPlaceholderData && page > pages) turnTo(pages, { replace: true });
  }, [total, isPlaceholderData, page, pages, turnTo]);

  const noteTurn = useSteadyTurns(pager, isPlaceholderData, leadToHead);
  useLeadTo(found, data && !isPlaceholderData ? data.submissions : undefined);

  return (
    <InboxList
      list={list}
      contacts={data?.submissions}
      isByArrival
      loadedAt={dataUpdatedAt}
      summary={summaryOf({ page, total, isShown: data !== undefined && !isPlaceholderData })}
      arrived={data?.newer ?? 0}
      onTakeIn={takeIn}
      error={error}
      retry={refetch}
      isBusy={isPlaceholderData}
      found={found}
    >
      {data && total === 0 && (
        <Empty>
          <p>{texts.empty}</p>
          <p>{texts.emptyHint}</p>
        </Empty>
      )}
      <Pagination
        pager={pager}
        page={page}
        pages={pages}
        onPage={(next) => {
          noteTurn();
          turnTo(next);
        }}
      />
    </InboxList>
  );
}

const leadToHead = () => document.getElementById(INBOX_HEADING)?.scrollIntoView({ block: 'nearest' });

interface Shown {
  page: number;
  total: number | undefined;
  /** Whether the cards of this page are there; those of the page before stay until then. */
  isShown: boolean;
}

/** Which part of how many is on the screen, or which is on its way. */
function summaryOf({ page, total, isShown }: Shown): string | undefined {
  if (total === undefined) return texts.loading;
  if (!isShown) return texts.pageLoading(page);
  const last = Math.min(total, page * CONTACTS_PER_PAGE);
  return total > 0 ? texts.shown((page - 1) * CONTACTS_PER_PAGE + 1, last, total) : undefined;
}

/** Leads to the card that was sought, once, when it is drawn. */
function useLeadTo(found: string | undefined, contacts: readonly { id: string }[] | undefined) {
  const isLed = useRef(false);
  useEffect(() => {
    if (isLed.current || !found || !contacts?.some(({ id }) => id === found)) return;
    isLed.current = true;
    const heading = document.getElementById(`contact-${found}`);
    heading?.focus({ preventScroll: true });
    heading?.closest('article')?.scrollIntoView({ block: 'center' });
  }, [found, contacts]);
}
