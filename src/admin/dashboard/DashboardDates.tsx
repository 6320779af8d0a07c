import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { waitingQuery } from '#admin/inbox/contact-queries.ts';
import { CloseNote } from '#admin/inbox/dates/CloseNote.tsx';
import { DateGlance } from '#admin/inbox/dates/DateGlance.tsx';
import { DATES_SHOWN } from '#config/limits.ts';
import { isListed } from '#domain/requests/dates/date-lists.ts';
import type { ListedDate } from '#domain/requests/dates/shapes.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { PersonRow } from './PersonRow.tsx';
import { dashboardTexts } from './texts.ts';

const { dates } = dashboardTexts;

/** The next dates, with counts of today and this week. */
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
        {data?.dates.slice(0, DATES_SHOWN).map((date) => (
          <DateItem key={date.id} date={date} />
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

function DateItem({ date }: { date: ListedDate }) {
  const { id, name, place, call, close } = date;
  return (
    <PersonRow id={id} name={name} call={call}>
      <p className="flex flex-wrap gap-x-4 text-small">
        <DateGlance date={date} />
        {place && (
          <span className="wrap-anywhere" dir="auto">
            {place}
          </span>
        )}
      </p>
      <div className="text-small">
        <CloseNote close={close} />
      </div>
    </PersonRow>
  );
}
