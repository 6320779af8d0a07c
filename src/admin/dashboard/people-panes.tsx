import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ReplyClock } from '#admin/inbox/case/ReplyClock.tsx';
import { waitingTexts as texts } from '#admin/inbox/case/texts.ts';
import { waitingQuery } from '#admin/inbox/contact-queries.ts';
import { CloseNote } from '#admin/inbox/dates/CloseNote.tsx';
import { DateGlance } from '#admin/inbox/dates/DateGlance.tsx';
import { DATES_SHOWN } from '#config/limits.ts';
import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { STEP_LABELS } from '#content/steps.ts';
import type { Waiting } from '#domain/requests/case/shapes.ts';
import { isListed } from '#domain/requests/dates/date-lists.ts';
import type { ListedDate } from '#domain/requests/dates/shapes.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { dashboardTexts } from './texts.ts';

const { dates } = dashboardTexts;

/** The height of a row with three lines (two on a wide screen), because loading must not move the page. */
const ROW = 'flex min-h-[7.5rem] items-center gap-4 border-t border-glass-3 py-2 min-[601px]:min-h-[4.5rem]';

/** The height of all rows while they load. */
const ROWS = 'min-h-[22.5rem] min-[601px]:min-h-[13.5rem]';

interface PersonRowProps {
  id: string;
  name: string;
  /** The link that calls. */
  call?: string | undefined;
  children: ReactNode;
}

/** A person with links to the card and to call. */
function PersonRow({ id, name, call, children }: PersonRowProps) {
  return (
    <li className={ROW}>
      <div className="min-w-0 flex-1">
        <Link className="block truncate font-bold" href={`/contacts?contact=${id}`} dir="auto">
          {name}
        </Link>
        {children}
      </div>
      {call && (
        <a className="button" href={call} aria-label={texts.callName(name)}>
          {texts.call}
        </a>
      )}
    </li>
  );
}

/** Requests without an answer, the longest waiting first, then the newest; each with a link to call. */
export function WaitingRequests() {
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(waitingQuery);
  return (
    <Pane title={texts.title} isBusy={isPending}>
      <p className="font-bold">
        {data ? (
          [texts.waiting(data.waiting), ...(data.overdue > 0 ? [texts.overdue(data.overdue)] : [])].join(', ')
        ) : (
          <Skeleton className="h-[1em] w-[12em]" />
        )}
      </p>
      <ul>
        {data?.requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
        {isPending && <li className={ROWS} aria-hidden="true" />}
      </ul>
      <Link className="button" href="/contacts?state=waiting">
        {texts.showAll}
      </Link>
      {error && <LoadFailure error={error} fallback={texts.failed} retry={refetch} loadedAt={dataUpdatedAt} />}
    </Pane>
  );
}

function Request({
  request: { id, name, call, service, createdAt, isWaiting, step },
}: {
  request: Waiting['requests'][number];
}) {
  return (
    <PersonRow id={id} name={name} call={call}>
      <p className="flex flex-wrap gap-x-4 text-small">
        <span>{SERVICE_LABELS[service ?? 'sonstiges']}</span>
        {isWaiting ? <ReplyClock createdAt={createdAt} /> : <span>{texts.stands(STEP_LABELS[step])}</span>}
      </p>
    </PersonRow>
  );
}

/** The next dates, with counts of today and this week. Reserves the height of the list while it loads. */
export function DashboardDates() {
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(waitingQuery);
  const now = new Date();
  const countOf = (list: 'today' | 'week') => data?.dates.filter((date) => isListed(date, list, now)).length ?? 0;
  return (
    <Pane title={dates.title} isBusy={isPending}>
      <p className="font-bold">
        {data ? dates.counts(countOf('today'), countOf('week')) : <Skeleton className="h-[1em] w-[12em]" />}
      </p>
      <ul className={ROWS}>
        {data?.dates.slice(0, DATES_SHOWN).map((date) => (
          <DateItem key={date.id} date={date} />
        ))}
        {data?.dates.length === 0 && <li className={ROW}>{dates.none}</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Link className="button" href="/contacts?state=today">
          {dates.today}
        </Link>
        <Link className="button" href="/contacts?state=week">
          {dates.week}
        </Link>
      </div>
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
