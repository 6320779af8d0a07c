import { Tile } from '#shared/ui/Tile.tsx';
import { BackupActions } from './BackupActions.tsx';
import { BackupHistory } from './BackupHistory.tsx';
import { BackupStatusCard } from './BackupStatusCard.tsx';
import { useBackups } from './backup-queries.ts';
import { momentText } from './moment-text.ts';
import { backupAnswers, backupsPageTexts as texts } from './texts.ts';
import './backups-page.css';

/** Backups: how things stand, the two buttons, figures and the history (Spec §2). */
export function BackupsPage() {
  const { history, status: query, isRunning } = useBackups();
  const { data: status, isError } = query;
  return (
    <div className="backups-page">
      <header className="page-head">
        <h1>{texts.title}</h1>
      </header>
      <BackupStatusCard query={query} />
      <BackupActions status={status} isRunning={isRunning} />
      <dl className="tiles">
        <Tile label={texts.total} value={status?.totalBackups} isMissing={isError} />
        <Tile label={texts.successful} value={status?.successfulBackups} isMissing={isError} />
        <Tile label={texts.last} value={status && momentText(status.lastBackup)} isMissing={isError} />
      </dl>
      <ul className="backup-notes">
        <li>
          {texts.weeklyInfo} {status?.isWeeklyOn === false && <strong>{backupAnswers.noSchedule}</strong>}
        </li>
        <li>{texts.downloadInfo}</li>
      </ul>
      <BackupHistory query={history} />
    </div>
  );
}
