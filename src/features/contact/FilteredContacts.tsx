import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { MATCHES_SHOWN } from '#config/limits.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { ContactCard } from './ContactCard.tsx';
import { type ContactFilter, filterContacts, toSearchable } from './contact-list.ts';
import { allContactsQuery } from './contact-queries.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface FilteredContactsProps {
  filter: ContactFilter;
  onReset: () => void;
}

/** What fits the search and the service: everything is loaded once and filtered here (Spec §4, §5). */
export function FilteredContacts({ filter, onReset }: FilteredContactsProps) {
  const { data, error, isPending, refetch } = useQuery(allContactsQuery);
  const searchable = useMemo(() => toSearchable(data ?? []), [data]);
  // Typing stays smooth: the list follows when the browser has time for it.
  const deferred = useDeferredValue(filter);
  const matches = useMemo(() => filterContacts(searchable, deferred), [searchable, deferred]);
  const [shown, setShown] = useState(MATCHES_SHOWN);

  if (isPending) return <p role="status">{texts.loading}</p>;
  if (error) return <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />;
  if (matches.length === 0) {
    return (
      <div className="empty">
        <p role="status">{texts.noMatch}</p>
        <button type="button" className="button" onClick={onReset}>
          {texts.resetFilter}
        </button>
      </div>
    );
  }
  const hidden = matches.length - shown;
  return (
    <>
      <p role="status">{texts.matches(matches.length)}</p>
      <div className="contact-list">
        {matches.slice(0, shown).map((contact) => (
          <ContactCard key={contact.id} contact={contact} />
        ))}
      </div>
      {hidden > 0 && (
        <button type="button" className="button" onClick={() => setShown(shown + MATCHES_SHOWN)}>
          {texts.showMore(Math.min(hidden, MATCHES_SHOWN))}
        </button>
      )}
    </>
  );
}
