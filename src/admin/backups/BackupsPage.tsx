import { useQuery } from '@tanstack/react-query';
import { backupAnswers } from '#domain/backups/texts.ts';
import { call } from '#shared/api/call.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { ChangeButton } from '#shared/ui/ChangeButton.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { BackupCopies } from './BackupCopies.tsx';
import { BackupHistory } from './BackupHistory.tsx';
import { BackupStatusCard } from './BackupStatusCard.tsx';
import { BACKUPS, backupStatusQuery, backupsQuery } from './backup-queries.ts';
import { backupRoutes } from './contract.ts';
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

type BackupActionsProps = { isWeeklyOn: boolean | undefined; isRunning: boolean | undefined };

const BackupActions = ({ isWeeklyOn, isRunning }: BackupActionsProps) => (
  <div className="flex flex-wrap items-center gap-3 @max-[40rem]:grid">
    <ChangeButton
      className={BUTTON.primary}
      change={() => call(backupRoutes.create)}
      outdates={BACKUPS}
      isPending={isRunning}
      pendingWords={texts.creating}
      done={({ status: end, message }) =>
        end === 'pending'
          ? { title: texts.runningTitle, description: message }
          : { title: texts.createdTitle, description: backupAnswers.created }
      }
      failed={{ title: texts.createFailedTitle, fallback: texts.createFailed }}
    >
      {texts.create}
    </ChangeButton>
    <ChangeButton
      change={() => call(isWeeklyOn ? backupRoutes.autoOff : backupRoutes.autoSetup)}
      outdates={BACKUPS}
      {...(isWeeklyOn ? OFF : ON)}
    />
  </div>
);

const ON = {
  children: texts.setUp,
  pendingWords: texts.settingUp,
  done: { title: texts.setUpTitle, description: backupAnswers.weeklyOn },
  // The default, because Spec §8 names no variant for this failure.
  failed: { title: texts.setUpFailedTitle, fallback: texts.setUpFailed, variant: 'default' },
} as const;

const OFF = {
  children: texts.turnOff,
  pendingWords: texts.turningOff,
  done: { title: texts.turnedOffTitle, description: backupAnswers.weeklyOff },
  failed: { title: texts.turnOffFailedTitle, fallback: texts.turnOffFailed },
};
