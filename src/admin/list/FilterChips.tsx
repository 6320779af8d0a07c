import { useQuery } from '@tanstack/react-query';
import { CHIPS, isFiltering, NO_FILTER, type RequestFilter } from '#admin/shown/request-filter.ts';
import { requestStatsQuery } from '#admin/shown/request-queries.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';

const CHIP =
  'inline-flex min-h-touch items-center gap-[0.3em] rounded border-2 border-transparent px-[7px] text-small whitespace-nowrap lg:px-3.5 hover:bg-glass-2 aria-pressed:border-petrol aria-pressed:font-medium aria-pressed:text-petrol';

interface FilterChipsProps {
  filter: RequestFilter;
  onFilter: (filter: RequestFilter) => void;
}

/** One row of buttons with their counts: 'Wartet 11', 'Mit Termin 2', 'Angebot 3', 'Alle'. Scrolls with large letters. */
export function FilterChips({ filter, onFilter }: FilterChipsProps) {
  const states = useQuery(requestStatsQuery).data?.states;
  const overdue = states?.overdue ?? 0;
  return (
    <ul
      className="-m-1 flex gap-1 overflow-x-auto p-1 max-lg:col-span-full max-lg:gap-0"
      aria-label={texts.chips.title}
    >
      {CHIPS.map((state) => (
        <li key={state}>
          <button
            type="button"
            className={`${CHIP} ${state === 'waiting' && overdue > 0 ? "not-aria-pressed:text-brick after:text-[0.75em] after:content-['▲'/'']" : ''}`}
            aria-pressed={filter.state === state}
            onClick={() => onFilter(filter.state === state ? NO_FILTER : { ...NO_FILTER, state })}
          >
            {texts.chips[state]}
            {/* Reserves room, because a late count must move nothing. */}
            <span className="min-w-[1ch] tabular-nums">{states?.[state]}</span>
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
