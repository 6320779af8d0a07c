import { backupAnswers } from '#domain/backups/texts.ts';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import { BackupActions } from './BackupActions.tsx';
import { BackupHistory } from './BackupHistory.tsx';
import { BackupStatusCard, momentText } from './BackupStatusCard.tsx';
import { useBackups } from './backup-queries.ts';
import { backupsPageTexts as texts } from './texts.ts';

const VALUE = 'text-[1.5rem] leading-[1.2] wrap-anywhere';

/** Backups: status, buttons, figures and history (Spec §2). */
export function BackupsPage() {
  const { history, status: query, isRunning } = useBackups();
  const { data: status, isError } = query;
  return (
    <div className="grid gap-6">
      <PageHeading title={pageTitles.backups} margin="" />
      <BackupStatusCard query={query} />
      <BackupActions status={status} isRunning={isRunning} />
      <Tiles className="">
        <Tile label={texts.total} value={status?.totalBackups} isMissing={isError} valueClass={VALUE} />
        <Tile label={texts.successful} value={status?.successfulBackups} isMissing={isError} valueClass={VALUE} />
        <Tile
          label={texts.last}
          value={status && momentText(status.lastBackup)}
          isMissing={isError}
          valueClass={VALUE}
        />
      </Tiles>
      <ul className="grid max-w-[66ch] list-disc gap-1 pl-5 text-small text-ink-soft">
        <li>
          {texts.weeklyInfo} {status?.isWeeklyOn === false && <strong>{backupAnswers.noSchedule}</strong>}
        </li>
        <li>{texts.downloadInfo}</li>
      </ul>
      <BackupHistory query={history} />
    </div>
  );
}
