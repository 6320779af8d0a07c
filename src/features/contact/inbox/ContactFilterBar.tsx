import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SEARCH_MAX_CHARS } from '#config/limits.ts';
import { SERVICE_KINDS, SERVICE_LABELS } from '#content/service-kinds.ts';
import { Field } from '#shared/ui/Field.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import type { ContactFilter } from './contact-list.ts';
import { allContactsQuery } from './contact-queries.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface ContactFilterBarProps {
  filter: ContactFilter;
  onFilter: (filter: ContactFilter) => void;
}

/** Text search and service filter (Spec §2). The key `/` leads to the search. */
export function ContactFilterBar({ filter, onFilter }: ContactFilterBarProps) {
  const search = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  // Prefetches the whole inbox on focus: whoever comes to the search is about to type.
  const loadAhead = () => void client.prefetchQuery(allContactsQuery);

  useEffect(() => {
    const leadToSearch = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener('keydown', leadToSearch);
    return () => document.removeEventListener('keydown', leadToSearch);
  }, []);

  return (
    // A finger has no keyboard beside it, and needs no word of its keys.
    <search className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-4 pointer-coarse:[&_.field-note]:hidden">
      <Field label={texts.search} labelNote={uiTexts.key('/')}>
        {(control) => (
          <input
            {...control}
            ref={search}
            className="input"
            type="search"
            maxLength={SEARCH_MAX_CHARS}
            placeholder={texts.searchPlaceholder}
            onFocus={loadAhead}
            value={filter.search}
            onChange={(event) => onFilter({ ...filter, search: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.filter}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={filter.service}
            onChange={(event) => onFilter({ ...filter, service: event.target.value as ContactFilter['service'] })}
          >
            <option value="all">{texts.filterAll}</option>
            {SERVICE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {SERVICE_LABELS[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </search>
  );
}
