import { useLayoutEffect, useRef, useState } from 'react';
import { SERVICE_KINDS, SERVICE_LABELS } from '#content/service-kinds.ts';
import { once } from '#shared/browser/once.ts';
import { Field } from '#shared/ui/Field.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { isChip } from './FilterChips.tsx';
import { isFiltering, type RequestFilter, STATE_FILTERS } from './filter-requests.ts';
import { isShortcut } from './is-shortcut.ts';
import { inboxTexts as texts } from './texts.ts';

/** Hidden on a phone, because the placeholder says the same; screen readers still read it. */
const QUIET_LABEL = 'max-[37.5em]:sr-only';

const SELECTS = [
  {
    name: 'service',
    label: texts.filter,
    all: texts.filterAll,
    options: SERVICE_KINDS.map((kind) => [kind, SERVICE_LABELS[kind]] as const),
  },
  {
    name: 'state',
    label: texts.state,
    all: texts.stateAll,
    options: STATE_FILTERS.map((state) => [state, texts.states[state]] as const),
  },
] as const;

interface RequestFilterBarProps {
  filter: RequestFilter;
  onFilter: (filter: RequestFilter) => void;
}

/**
 * Filters by text and service (Spec §2), step and day. The key `/` focuses the search. On a phone a button hides all
 * but the search, because the first request must be visible.
 */
export function RequestFilterBar({ filter, onFilter }: RequestFilterBarProps) {
  const search = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(
    isFiltering({ ...filter, search: '', state: isChip(filter.state) ? '' : filter.state }),
  );
  const folded = isOpen ? '' : 'max-[37.5em]:hidden';
  /** Binds a control to its part of the filter. */
  const of = (name: keyof RequestFilter) => ({
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => onFilter({ ...filter, [name]: target.value }),
  });

  // A layout effect, because the hint for the key must be right at the first paint.
  useLayoutEffect(() => {
    const leadToSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isShortcut(event)) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener('keydown', leadToSearch);
    return () => document.removeEventListener('keydown', leadToSearch);
  }, []);

  return (
    // Hides the keyboard hint on touch devices.
    <search className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4 min-[85em]:grid-cols-[1fr_max-content_max-content_11.5rem_11.5rem] max-[37.5em]:mb-0 max-[85em]:@min-[36rem]:[&>.field:first-child]:col-span-2 max-[37.5em]:grid-cols-[minmax(0,1fr)_auto] @max-[19rem]:grid-cols-[minmax(0,1fr)] max-[37.5em]:gap-2 pointer-coarse:[&_.field-note]:hidden">
      <Field label={texts.search} labelNote={uiTexts.key('/')} labelClass={QUIET_LABEL}>
        {(control) => (
          <input
            {...control}
            ref={search}
            className="input @max-[19rem]:placeholder:text-[0.75em]"
            type="search"
            placeholder={texts.searchPlaceholder}
            {...of('search')}
          />
        )}
      </Field>
      <button
        type="button"
        className="button min-[37.5em]:hidden"
        aria-expanded={isOpen}
        onClick={once(() => setOpen(!isOpen))}
      >
        {texts.filters}
      </button>
      {SELECTS.map(({ name, label, all, options }) => (
        <div key={name} className={`max-[37.5em]:col-span-full ${folded}`}>
          <Field label={label}>
            {(control) => (
              <select {...control} className="input" {...of(name)}>
                <option value="">{all}</option>
                {options.map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      ))}
      <div
        className={`contents max-[37.5em]:col-span-full max-[37.5em]:grid max-[37.5em]:grid-cols-2 max-[37.5em]:gap-2 max-[37.5em]:*:min-w-0 max-[37.5em]:*:grid-cols-[minmax(0,1fr)] ${folded}`}
      >
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={texts[name]}>
            {(control) => <input {...control} className="input" type="date" {...of(name)} />}
          </Field>
        ))}
      </div>
    </search>
  );
}
