import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Tile } from '#shared/ui/Tile.tsx';
import { BackupActions } from './BackupActions.tsx';
import { BackupHistory } from './BackupHistory.tsx';
import { BackupStatusCard } from './BackupStatusCard.tsx';
import { backupStatusQuery } from './backup-queries.ts';
import { momentText } from './moment-text.ts';
import { backupsPageTexts as texts } from './texts.ts';
import './backups-page.css';

/** Backups: how things stand, the two buttons, figures and the history (Spec §2). */
export function BackupsPage() {
  const { data: status, error, refetch } = useQuery(backupStatusQuery);
  return (
    <div className="backups-page">
      <header className="page-head">
        <h1>{texts.title}</h1>
      </header>
      {error ? (
        <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />
      ) : (
        <BackupStatusCard status={status} />
      )}
      <BackupActions isWeeklyOn={status?.isWeeklyOn ?? false} />
      <dl className="tiles">
        <Tile label={texts.total} value={status?.totalBackups} isMissing={!!error} />
        <Tile label={texts.successful} value={status?.successfulBackups} isMissing={!!error} />
        <Tile label={texts.last} value={status && momentText(status.lastBackup)} isMissing={!!error} />
      </dl>
      <ul className="backup-notes">
        <li>{texts.weeklyInfo}</li>
        <li>{texts.downloadInfo}</li>
      </ul>
      <BackupHistory />
    </div>
  );
}
