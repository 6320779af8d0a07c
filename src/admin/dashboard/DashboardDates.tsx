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
import { PersonRow, ROW, ROWS } from './PersonRow.tsx';
import { dashboardTexts } from './texts.ts';

const { dates: texts } = dashboardTexts;

/** The next dates, with counts of today and this week. Reserves the height of the list while it loads. */
export function DashboardDates() {
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(waitingQuery);
  const now = new Date();
  const countOf = (list: 'today' | 'week') => data?.dates.filter((date) => isListed(date, list, now)).length ?? 0;
  return (
    <Pane title={texts.title} isBusy={isPending}>
      <p className="font-bold">
        {data ? texts.counts(countOf('today'), countOf('week')) : <Skeleton className="h-[1em] w-[12em]" />}
      </p>
      <ul className={ROWS}>
        {data?.dates.slice(0, DATES_SHOWN).map((date) => (
          <DateItem key={date.id} date={date} />
        ))}
        {data?.dates.length === 0 && <li className={ROW}>{texts.none}</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Link className="button" href="/contacts?state=today">
          {texts.today}
        </Link>
        <Link className="button" href="/contacts?state=week">
          {texts.week}
        </Link>
      </div>
      {error && <LoadFailure error={error} fallback={texts.failed} retry={refetch} loadedAt={dataUpdatedAt} />}
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
