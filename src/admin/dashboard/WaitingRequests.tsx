import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ReplyClock } from '#admin/inbox/case/ReplyClock.tsx';
import { waitingTexts as texts } from '#admin/inbox/case/texts.ts';
import { waitingQuery } from '#admin/inbox/contact-queries.ts';
import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { STEP_LABELS } from '#content/steps.ts';
import type { Waiting } from '#domain/requests/case/shapes.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { PersonRow, ROWS } from './PersonRow.tsx';

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
