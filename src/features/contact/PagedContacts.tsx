import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CONTACTS_PER_PAGE } from '#config/limits.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { ContactCard } from './ContactCard.tsx';
import { contactPageQuery } from './contact-queries.ts';
import { Pagination } from './Pagination.tsx';
import { contactsPageTexts as texts } from './texts.ts';

/** The inbox without a filter: pages of five from the server, newest first (Spec §4). */
export function PagedContacts() {
  const [page, setPage] = useState(1);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(contactPageQuery(page));
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / CONTACTS_PER_PAGE));

  // After the last request of the last page was deleted.
  useEffect(() => {
    if (data && !isPlaceholderData && page > pages) setPage(pages);
  }, [data, isPlaceholderData, page, pages]);

  if (isPending) return <p role="status">{texts.loading}</p>;
  return (
    <>
      {error && <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />}
      {data?.total === 0 && (
        <div className="empty">
          <p>{texts.empty}</p>
          <p>{texts.emptyHint}</p>
        </div>
      )}
      <div className="contact-list" aria-busy={isPlaceholderData}>
        {data?.submissions.map((contact) => (
          <ContactCard key={contact.id} contact={contact} />
        ))}
      </div>
      <Pagination page={page} pages={pages} onPage={setPage} />
    </>
  );
}
