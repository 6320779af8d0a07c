import { useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_MAX_CHARS } from '#config/limits.ts';
import { SERVICE_KINDS, SERVICE_LABELS } from '#content/service-kinds.ts';
import { Field } from '#shared/ui/Field.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { type ContactFilter, isFiltering, STATE_FILTERS, type StateFilter } from './contact-list.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** On a phone the placeholder says it; those who hear the page are told the label. */
const QUIET_LABEL = 'max-[600px]:sr-only';

interface ContactFilterBarProps {
  filter: ContactFilter;
  onFilter: (filter: ContactFilter) => void;
}

/**
 * Text search and service filter (Spec §2), where requests stand, and when they came. The key `/` leads to the search.
 * On a phone what is chosen rarely is behind a button: the first request is worth more than a filter.
 */
export function ContactFilterBar({ filter, onFilter }: ContactFilterBarProps) {
  const search = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(isFiltering({ ...filter, search: '' }));
  const folded = isOpen ? '' : 'max-[600px]:hidden';

  // Before the paint: the key that is written there works from the first moment it is read.
  useLayoutEffect(() => {
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
    // Hides the keyboard hint on touch devices.
    <search className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4 min-[1360px]:grid-cols-[1fr_max-content_max-content_11.5rem_11.5rem] max-[600px]:mb-0 max-[600px]:grid-cols-[minmax(0,1fr)_auto] max-[600px]:gap-2 pointer-coarse:[&_.field-note]:hidden">
      <Field label={texts.search} labelNote={uiTexts.key('/')} labelClass={QUIET_LABEL}>
        {(control) => (
          <input
            {...control}
            ref={search}
            className="input"
            type="search"
            maxLength={SEARCH_MAX_CHARS}
            placeholder={texts.searchPlaceholder}
            value={filter.search}
            onChange={(event) => onFilter({ ...filter, search: event.target.value })}
          />
        )}
      </Field>
      <button
        type="button"
        className="button min-[601px]:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.filters}
      </button>
      <div className={`max-[600px]:col-span-full ${folded}`}>
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
      </div>
      <div className={`max-[600px]:col-span-full ${folded}`}>
        <Field label={texts.state}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={filter.state ?? 'all'}
              onChange={({ target: { value } }) =>
                onFilter({ ...filter, state: value === 'all' ? undefined : (value as StateFilter) })
              }
            >
              <option value="all">{texts.stateAll}</option>
              {STATE_FILTERS.map((state) => (
                <option key={state} value={state}>
                  {texts.states[state]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div
        className={`contents max-[600px]:col-span-full max-[600px]:grid max-[600px]:grid-cols-2 max-[600px]:gap-2 max-[600px]:*:min-w-0 max-[600px]:*:grid-cols-[minmax(0,1fr)] ${folded}`}
      >
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={texts[name]}>
            {(control) => (
              <input
                {...control}
                className="input"
                type="date"
                value={filter[name] ?? ''}
                onChange={({ target }) => onFilter({ ...filter, [name]: target.value || undefined })}
              />
            )}
          </Field>
        ))}
      </div>
    </search>
  );
}
