import { type KeyboardEvent as KeyPress, type ReactNode, useRef, useState } from 'react';
import { useShortcut } from '#admin/case/use-shortcut.ts';
import { LIST } from '#admin/shown/card-look.ts';
import { CHIPS, isFiltering, isSearching, type RequestFilter, STATE_FILTERS } from '#admin/shown/request-filter.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { SERVICE_KINDS, SERVICE_LABELS } from '#content/service-kinds.ts';
import { once } from '#shared/browser/once.ts';
import { Field } from '#shared/ui/Field.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { FilterChips } from './FilterChips.tsx';

const SERVICES = SERVICE_KINDS.map((kind) => [kind, SERVICE_LABELS[kind]] as const);
const STATES = STATE_FILTERS.map((state) => [state, texts.states[state]] as const);

interface RequestFilterBarProps {
  filter: RequestFilter;
  onFilter: (filter: RequestFilter) => void;
  children: ReactNode;
}

/**
 * Filters by text (Spec §2) and chips; a button opens the filters by service (Spec §2) and step. The key `/`
 * focuses the search, Enter or arrow down leads from there to the first hit.
 */
export function RequestFilterBar({ filter, onFilter, children }: RequestFilterBarProps) {
  const search = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(
    isFiltering({ ...filter, search: '', state: CHIPS.some((chip) => chip === filter.state) ? '' : filter.state }),
  );
  const of = (name: keyof RequestFilter) => ({
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => onFilter({ ...filter, [name]: target.value }),
  });

  useShortcut('/', (event) => {
    event.preventDefault();
    search.current?.focus();
  });

  return (
    <search className="mb-2 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 lg:mb-4 lg:flex lg:flex-wrap lg:gap-x-4 @max-[19rem]:grid-cols-[minmax(0,1fr)]">
      <div className={`relative [&_.field-label]:sr-only ${LIST.width}`}>
        <span className="absolute top-3.5 left-3.5 text-ink-soft">
          <Icon name="search" />
        </span>
        <Field label={texts.search} labelNote={uiTexts.key('/')}>
          {(control) => (
            <input
              {...control}
              ref={search}
              className="input pl-11! text-small @max-[19rem]:placeholder:text-[0.75em]"
              type="search"
              placeholder={texts.searchPlaceholder}
              onKeyDown={leadToFirstHit}
              {...of('search')}
            />
          )}
        </Field>
      </div>
      <button
        type="button"
        className="button px-3.5 font-normal lg:border-transparent lg:bg-transparent lg:px-3 lg:hover:bg-glass-2 lg:hover:text-petrol"
        aria-expanded={isOpen}
        onClick={once(() => setOpen(!isOpen))}
      >
        <span className="max-lg:hidden">
          <Icon name="sliders" />
        </span>
        {texts.filters}
      </button>
      {/* A search looks through all. */}
      {!isSearching(filter) && <FilterChips filter={filter} onFilter={onFilter} />}
      {isOpen && (
        <div className="col-span-full grid basis-full gap-x-2 gap-y-3 min-[37.5em]:grid-cols-2 lg:grid-cols-4 lg:gap-x-4 @max-[19rem]:grid-cols-1">
          <SelectField label={texts.filter} options={[['', texts.filterAll], ...SERVICES]} {...of('service')} />
          {!isSearching(filter) && (
            <SelectField label={texts.state} options={[['', texts.stateAll], ...STATES]} {...of('state')} />
          )}
          {children}
        </div>
      )}
    </search>
  );
}

function leadToFirstHit(event: KeyPress) {
  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-row]')?.focus();
}
