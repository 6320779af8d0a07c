import { useQuery } from '@tanstack/react-query';
import { CHIPS, isFiltering, NO_FILTER, type RequestFilter } from '#admin/shown/request-filter.ts';
import { requestStatsQuery } from '#admin/shown/request-queries.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { Chips } from '#shared/ui/Chips.tsx';

/** One row of buttons with their counts: 'Wartet 11', 'Mit Termin 2', 'Angebot 3', 'Alle'. Scrolls with large letters. */
export function FilterChips({ filter, onFilter }: { filter: RequestFilter; onFilter: (next: RequestFilter) => void }) {
  const states = useQuery(requestStatsQuery).data?.states;
  const overdue = states?.overdue ?? 0;
  const counted = CHIPS.map((state) => {
    const isLate = state === 'waiting' && overdue > 0;
    const look = isLate ? "in-[[aria-pressed=false]]:text-brick after:text-[0.75em] after:content-['_▲'/'']" : '';
    return [
      state,
      <span key={state} className={look}>
        {/* Reserves room, because a late count must move nothing. */}
        {texts.chips[state]} <span className="inline-block min-w-[1ch] tabular-nums">{states?.[state]}</span>
        {isLate && <span className="sr-only">, {texts.chips.overdue(overdue)}</span>}
      </span>,
    ] as const;
  });
  return (
    <div className="-m-1 overflow-x-auto p-1 max-lg:col-span-full *:flex-nowrap *:whitespace-nowrap max-lg:*:gap-0 max-lg:[&_button]:px-[7px]">
      <Chips
        label={texts.chips.title}
        options={[...counted, ['', texts.chips.all]]}
        chosen={filter.state || !isFiltering(filter) ? filter.state : undefined}
        onChoose={(state) => onFilter({ ...NO_FILTER, state: state === filter.state ? '' : state })}
      />
    </div>
  );
}
