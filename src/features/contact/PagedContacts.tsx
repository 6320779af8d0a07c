import { useEffect, useRef } from 'react';
import { CONTACTS_PER_PAGE } from '#config/limits.ts';
import { INBOX_HEADING } from './focus-after.ts';
import { InboxList } from './InboxList.tsx';
import { Pagination } from './Pagination.tsx';
import { contactsPageTexts as texts } from './texts.ts';
import { useHeldPage } from './use-held-page.ts';

/** The inbox without a filter: pages of five from the server, newest first (Spec §4). */
export function PagedContacts() {
  const list = useRef<HTMLElement>(null);
  const { data, error, isPending, isPlaceholderData, refetch, page, setPage, takeIn } = useHeldPage(list);
  const total = data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / CONTACTS_PER_PAGE));

  // After the last request of the last page was deleted.
  useEffect(() => {
    if (data && !isPlaceholderData && page > pages) setPage(pages);
  }, [data, isPlaceholderData, page, pages, setPage]);

  function turnTo(next: number) {
    setPage(next);
    document.getElementById(INBOX_HEADING)?.scrollIntoView({ block: 'nearest' });
  }

  const first = (page - 1) * CONTACTS_PER_PAGE + 1;
  const shown = texts.shown(first, Math.min(total, page * CONTACTS_PER_PAGE), total);
  return (
    <InboxList
      list={list}
      contacts={data?.submissions}
      summary={isPending ? texts.loading : total > 0 ? shown : undefined}
      arrived={data?.newer ?? 0}
      onTakeIn={takeIn}
      error={error}
      retry={refetch}
      isBusy={isPlaceholderData}
    >
      {data && total === 0 && (
        <div className="empty">
          <p>{texts.empty}</p>
          <p>{texts.emptyHint}</p>
        </div>
      )}
      <Pagination page={page} pages={pages} onPage={turnTo} />
    </InboxList>
  );
}
