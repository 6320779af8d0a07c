import { useQuery } from '@tanstack/react-query';
import { Absences } from '#admin/absence/Absences.tsx';
import { useHeldRows } from '#admin/dates/use-held-rows.ts';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import { absenceOn } from '#domain/absence/absence.ts';
import { dayOf } from '#domain/requests/dates/date-words.ts';
import type { ListedDate } from '#domain/requests/dates/shapes.ts';
import { mapsLink } from '#shared/format/maps-link.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { AgendaRow } from './AgendaRow.tsx';
import { agendaTexts as texts } from './agenda-texts.ts';

/** Lists all dates by day, under the absences, the next first, after the overdue calls. */
export function AgendaPage() {
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(waitingQuery);
  const { shown: dates, hold } = useHeldRows(data?.dates ?? []);
  const days = Map.groupBy(dates, ({ day }) => day);
  return (
    <div className="max-w-[40rem]" aria-busy={isPending}>
      <PageHeading title={pageTitles.dates} margin="mb-0" />
      <Absences />
      {error && <LoadFailure error={error} fallback={texts.failed} retry={refetch} loadedAt={data && dataUpdatedAt} />}
      {isPending && <Skeleton className="h-[24rem] w-full" />}
      {data && days.size === 0 && (
        <Empty>
          <p>{texts.none}</p>
        </Empty>
      )}
      {[...days]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([day, dates]) => (
          <Day
            key={day}
            day={day}
            dates={dates}
            isAway={absenceOn(data?.absences ?? [], day) !== undefined}
            hold={hold}
          />
        ))}
    </div>
  );
}

interface DayProps {
  day: string;
  dates: readonly ListedDate[];
  hold: (date: ListedDate) => (isHeld: boolean) => void;
  isAway: boolean;
}

function Day({ day, dates, isAway, hold }: DayProps) {
  const stops = dates.flatMap(({ what, place }) => (place && what !== 'anruf' ? [place] : []));
  return (
    <section className="mb-6" aria-labelledby={`day-${day}`}>
      <header className="flex min-h-touch flex-wrap items-center justify-between gap-x-4">
        <h2 id={`day-${day}`} className="text-[1.25rem]">
          {dayOf(day, new Date())}
          {isAway && <span className="text-ink-soft"> · {texts.away}</span>}
        </h2>
        {stops.length > 1 && (
          <a
            className="flex min-h-touch items-center underline underline-offset-4"
            href={mapsLink(stops)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.wholeDay}
          </a>
        )}
      </header>
      <ul className="pane px-4">
        {dates.map((date) => (
          <AgendaRow key={date.id} date={date} onHold={hold(date)} />
        ))}
      </ul>
    </section>
  );
}
