import type { UseQueryResult } from '@tanstack/react-query';
import type { BackupStatus } from '#domain/backups/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { freshnessOf } from './backup-standing.ts';
import { backupsPageTexts as texts } from './texts.ts';

/** Keeps its height while loading, because buttons stand below. A failed refetch leaves the status, with a note. */
export function BackupStatusCard({ query }: { query: UseQueryResult<BackupStatus> }) {
  const { data: status, dataUpdatedAt, error, isPending, refetch } = query;
  const freshness = status && freshnessOf(status);
  return (
    <section className="pane grid gap-4 p-5 @max-[40rem]:p-4" aria-labelledby="backup-status" aria-busy={isPending}>
      <header className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 @max-[40rem]:min-h-15">
        <h2 id="backup-status" className="text-[1.25rem]">
          {texts.statusTitle}
        </h2>
        {freshness && (
          <Badge tone={status.isUpToDate ? 'good' : freshness.isBroken ? 'bad' : 'plain'}>
            {freshness.sign && <span aria-hidden="true">{freshness.sign} </span>}
            {freshness.words}
          </Badge>
        )}
      </header>
      {isPending && (
        <p role="status" className="visually-hidden">
          {texts.loading}
        </p>
      )}
      {(status || isPending) && <Facts status={status} />}
      {error && <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={dataUpdatedAt} />}
    </section>
  );
}

function Facts({ status }: { status: BackupStatus | undefined }) {
  const facts = [
    [texts.schedule, status?.weeklySchedule],
    [texts.total, status?.totalBackups.toLocaleString('de-DE')],
    [texts.last, status && momentText(status.lastBackup)],
    [texts.next, status && momentText(status.nextBackup)],
    [texts.lastAuto, status && momentText(status.lastWeeklyBackup)],
  ];
  return (
    // In one row each column is as wide as its content.
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.75rem,100%),1fr))] gap-x-6 gap-y-3 @max-[62rem]:*:first:col-span-full @min-[62rem]:grid-cols-[repeat(5,auto)]">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-ink-soft">{name}</dt>
          <dd className="font-bold tabular-nums">{value ?? <Skeleton className="h-[1em] w-[min(16ch,100%)]" />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** '21.11.2026, 08:15', or 'Keine' for null. */
export const momentText = (iso: string | null): string => (iso ? germanDateTime(iso) : texts.none);
