import type { ServiceKind } from '#content/service-kinds.ts';
import type { ContactSubmission } from './contract.ts';

/** What the owner looks for; 'all' and '' look for nothing. */
export interface ContactFilter {
  search: string;
  service: ServiceKind | 'all';
}

export const NO_FILTER: ContactFilter = { search: '', service: 'all' };

export const isFiltering = ({ search, service }: ContactFilter) => search.trim() !== '' || service !== 'all';

/** A request with what is searched of it, prepared once: 10,000 requests answer every key stroke. */
export interface SearchableContact {
  contact: ContactSubmission;
  text: string;
}

/** The values are kept apart by a character that nobody can type, so no match spans two of them. */
export const toSearchable = (contacts: readonly ContactSubmission[]): SearchableContact[] =>
  contacts.map((contact) => ({
    contact,
    text: [contact.name, contact.email, contact.message ?? ''].join('\u0000').toLowerCase(),
  }));

/**
 * The requests that fit (Spec §5): the search is found in name, e-mail or message whatever its case; the service is
 * exactly the one chosen.
 */
export function filterContacts(searchable: readonly SearchableContact[], filter: ContactFilter): ContactSubmission[] {
  const search = filter.search.trim().toLowerCase();
  return searchable
    .filter(
      ({ contact, text }) => text.includes(search) && (filter.service === 'all' || contact.service === filter.service),
    )
    .map(({ contact }) => contact);
}
