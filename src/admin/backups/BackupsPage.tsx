import { useQuery } from '@tanstack/react-query';
import { backupAnswers } from '#domain/backups/texts.ts';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { BackupActions } from './BackupActions.tsx';
import { BackupCopies } from './BackupCopies.tsx';
import { BackupHistory } from './BackupHistory.tsx';
import { BackupStatusCard } from './BackupStatusCard.tsx';
import { backupStatusQuery, backupsQuery } from './backup-queries.ts';
import { backupsPageTexts as texts } from './texts.ts';

export function BackupsPage() {
  const history = useQuery(backupsQuery);
  const query = useQuery(backupStatusQuery);
  const isRunning = history.data?.some(({ status }) => status === 'pending');
  const { data: status, isPending } = query;
  return (
    <div className="grid gap-6" aria-busy={isPending}>
      <PageHeading title={pageTitles.backups} margin="" />
      {/* All at once, because a late status would move what stands below. */}
      {isPending ? (
        <Skeleton className="h-[60rem] w-full" />
      ) : (
        <>
          <BackupStatusCard query={query} />
          <BackupActions isWeeklyOn={status?.isWeeklyOn} isRunning={isRunning} />
          <ul className="grid max-w-[66ch] list-disc gap-1 pl-5 text-small text-ink-soft">
            <li>{texts.downloadInfo}</li>
            <li>
              {texts.weeklyInfo} {status?.isWeeklyOn === false && <strong>{backupAnswers.noSchedule}</strong>}
            </li>
          </ul>
          <BackupCopies copies={status?.copies} />
          <BackupHistory query={history} />
        </>
      )}
    </div>
  );
}
