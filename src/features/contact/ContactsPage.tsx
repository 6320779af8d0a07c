import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CONTACTS_PER_PAGE } from '#config/limits.ts';
import { sentenceOf } from '#shared/api/api-error.ts';
import { ContactCard } from './ContactCard.tsx';
import { contactPageQuery } from './contact-queries.ts';
import { Pagination } from './Pagination.tsx';
import { Suspects } from './Suspects.tsx';
import { contactsPageTexts as texts } from './texts.ts';
import './contacts-page.css';

/** The owner's inbox: newest first, five a page (Spec §2, §4). */
export function ContactsPage() {
  const [page, setPage] = useState(1);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(contactPageQuery(page));
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / CONTACTS_PER_PAGE));

  // After the last request of the last page was deleted.
  useEffect(() => {
    if (data && !isPlaceholderData && page > pages) setPage(pages);
  }, [data, isPlaceholderData, page, pages]);

  return (
    <div className="contacts-page">
      <header className="page-head">
        <h1>{texts.title}</h1>
        {data && <p>{texts.total(data.total)}</p>}
      </header>
      <section aria-label={texts.inbox} aria-busy={isPending || isPlaceholderData}>
        {isPending && <p role="status">{texts.loading}</p>}
        {error && (
          <div className="notice notice-error" role="alert">
            <p>{sentenceOf(error, texts.loadFailed)}</p>
            <button type="button" className="button" onClick={() => refetch()}>
              {texts.retry}
            </button>
          </div>
        )}
        {data?.total === 0 && (
          <div className="empty">
            <p>{texts.empty}</p>
            <p>{texts.emptyHint}</p>
          </div>
        )}
        {data?.submissions.map((contact) => (
          <ContactCard key={contact.id} contact={contact} />
        ))}
        <Pagination page={page} pages={pages} onPage={setPage} />
      </section>
      <Suspects />
    </div>
  );
}
