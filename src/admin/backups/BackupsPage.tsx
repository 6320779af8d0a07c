import { useIsMutating, useQuery } from '@tanstack/react-query';
import { backupAnswers } from '#domain/backups/texts.ts';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { BackupActions } from './BackupActions.tsx';
import { BackupCopies } from './BackupCopies.tsx';
import { BackupHistory } from './BackupHistory.tsx';
import { BackupStatusCard, momentText } from './BackupStatusCard.tsx';
import { backupStatusQuery, backupsQuery, CREATE } from './backup-queries.ts';
import { backupsPageTexts as texts } from './texts.ts';

/** Spec §2. */
export function BackupsPage() {
  // True in this window alone, whose call stays open while the backup runs.
  const isCreating = useIsMutating({ mutationKey: CREATE }) > 0;
  const history = useQuery(backupsQuery(isCreating));
  const query = useQuery(backupStatusQuery);
  const isRunning = isCreating || Boolean(history.data?.some(({ status }) => status === 'pending'));
  const { data: status, isError } = query;
  const counters = [
    [texts.total, status?.totalBackups.toLocaleString('de-DE')],
    [texts.successful, status?.successfulBackups.toLocaleString('de-DE')],
    [texts.last, status && momentText(status.lastBackup)],
  ];
  return (
    <div className="grid gap-6">
      <PageHeading title={pageTitles.backups} margin="" />
      <BackupStatusCard query={query} />
      <BackupActions status={status} isRunning={isRunning} />
      <dl className="flex flex-wrap gap-x-6 gap-y-1 @max-[40rem]:*:last:basis-full">
        {counters.map(([name, value]) => (
          <div key={name}>
            <dt className="inline text-ink-soft">{name}: </dt>
            <dd className="inline font-bold tabular-nums">
              {value ?? (isError ? '–' : <Skeleton className="h-[1em] w-[1ch]" />)}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="grid max-w-[66ch] list-disc gap-1 pl-5 text-small text-ink-soft">
        <li>{texts.downloadInfo}</li>
        {/* Reserves three lines on phones, so that a late text moves nothing below. */}
        <li className="@max-[40rem]:min-h-[3lh]">
          {texts.weeklyInfo} {status?.isWeeklyOn === false && <strong>{backupAnswers.noSchedule}</strong>}
        </li>
      </ul>
      <BackupCopies copies={status?.copies} />
      <BackupHistory query={history} />
    </div>
  );
}
