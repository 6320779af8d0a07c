import { useQuery } from '@tanstack/react-query';
import { dayOf } from '#domain/requests/dates/date-words.ts';
import type { ListedDate } from '#domain/requests/dates/shapes.ts';
import { mapsLink } from '#shared/format/maps-link.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { waitingQuery } from '../request-queries.ts';
import { AgendaRow } from './AgendaRow.tsx';
import { agendaTexts as texts } from './agenda-texts.ts';

/** Lists all dates by day, the next first, after the overdue calls. */
export function AgendaPage() {
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(waitingQuery);
  const days = Map.groupBy(data?.dates ?? [], ({ day }) => day);
  return (
    <div className="max-w-[40rem]">
      <PageHeading title={pageTitles.dates} />
      {error && <LoadFailure error={error} fallback={texts.failed} retry={refetch} loadedAt={data && dataUpdatedAt} />}
      {isPending && <Skeleton className="h-[24rem] w-full" />}
      {data?.dates.length === 0 && (
        <Empty>
          <p>{texts.none}</p>
        </Empty>
      )}
      {[...days].map(([day, dates]) => (
        <Day key={day} day={day} dates={dates} />
      ))}
    </div>
  );
}

function Day({ day, dates }: { day: string; dates: readonly ListedDate[] }) {
  const stops = dates.flatMap(({ what, place }) => (place && what !== 'anruf' ? [place] : []));
  return (
    <section className="mb-6" aria-labelledby={`day-${day}`}>
      <header className="flex min-h-touch flex-wrap items-center justify-between gap-x-4">
        <h2 id={`day-${day}`} className="text-[1.25rem]">
          {dayOf(day, new Date())}
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
          <AgendaRow key={date.id} date={date} />
        ))}
      </ul>
    </section>
  );
}
