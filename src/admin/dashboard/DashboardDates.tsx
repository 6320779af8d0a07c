import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { AgendaRow } from '#admin/inbox/agenda/AgendaRow.tsx';
import { waitingQuery } from '#admin/inbox/contact-queries.ts';
import { DATES_SHOWN } from '#config/limits.ts';
import { isListed } from '#domain/requests/dates/date-lists.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { dashboardTexts } from './texts.ts';

const { dates } = dashboardTexts;

/** All dates of today, at least the next ones, with counts of today and this week. */
export function DashboardDates() {
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(waitingQuery);
  const now = new Date();
  const countOf = (list: 'today' | 'week') => data?.dates.filter((date) => isListed(date, list, now)).length ?? 0;
  return (
    <Pane title={dates.title} isBusy={isPending}>
      <p className="font-bold">
        {data ? dates.counts(countOf('today'), countOf('week')) : <Skeleton className="h-[1em] w-[12em]" />}
      </p>
      <ul>
        {data?.dates.slice(0, Math.max(DATES_SHOWN, countOf('today'))).map((date) => (
          <AgendaRow key={date.id} date={date} hasDay />
        ))}
        {data?.dates.length === 0 && <li>{dates.none}</li>}
      </ul>
      <Link className="button" href="/termine">
        {dates.all}
      </Link>
      {error && <LoadFailure error={error} fallback={dates.failed} retry={refetch} loadedAt={dataUpdatedAt} />}
    </Pane>
  );
}
