import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#config/limits.ts';
import { useNow } from '#shared/browser/use-now.ts';
import { isFiltering, NO_FILTER, type RequestFilter, type StateFilter, standsAt } from './filter-requests.ts';
import { inboxQuery } from './request-queries.ts';
import { inboxTexts as texts } from './texts.ts';

/** The states that the owner opens daily; the filter has the others. */
const CHIPS = ['waiting', 'dated', 'angebot'] as const;
export const isChip = (state: string): boolean => CHIPS.some((chip) => chip === state);
const CHIP =
  'button min-h-touch gap-[0.4em] px-3 py-0 whitespace-nowrap aria-pressed:bg-petrol aria-pressed:text-white data-[late=true]:not-aria-pressed:border-brick data-[late=true]:not-aria-pressed:text-brick';

/** One row of buttons with their counts: 'Wartet 11', 'Mit Termin 2', 'Angebot 3', 'Alle'. It scrolls on a phone. */
export function FilterChips({
  filter,
  onFilter,
}: {
  filter: RequestFilter;
  onFilter: (filter: RequestFilter) => void;
}) {
  const { data } = useQuery(inboxQuery);
  const now = new Date(useNow(MINUTE_MS));
  const countOf = (state: StateFilter) => data?.contacts.filter((contact) => standsAt(contact, state, now)).length;
  const overdue = countOf('overdue') ?? 0;
  return (
    <ul
      className="-mx-1 mb-3 flex gap-2 overflow-x-auto p-1 max-[37.5em]:mt-0.5 max-[37.5em]:-mb-1"
      aria-label={texts.chips.title}
    >
      {CHIPS.map((state) => (
        <li key={state}>
          <button
            type="button"
            className={CHIP}
            data-late={state === 'waiting' && overdue > 0}
            aria-pressed={filter.state === state}
            onClick={() => onFilter(filter.state === state ? NO_FILTER : { ...NO_FILTER, state })}
          >
            {texts.chips[state]}
            {/* Reserves room for two digits, because a late count must move nothing. */}
            <span className="min-w-[2ch] tabular-nums">{countOf(state)}</span>
            {state === 'waiting' && overdue > 0 && <span className="sr-only">, {texts.chips.overdue(overdue)}</span>}
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={CHIP} aria-pressed={!isFiltering(filter)} onClick={() => onFilter(NO_FILTER)}>
          {texts.chips.all}
        </button>
      </li>
    </ul>
  );
}
