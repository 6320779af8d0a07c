import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { backupNotice } from './backup-notice.ts';
import type { BackupStatus } from './contract.ts';
import { momentText } from './moment-text.ts';
import { backupsPageTexts as texts } from './texts.ts';

/** The status card. What was loaded stays when it can't be fetched again: what went wrong stands below it. */
export function BackupStatusCard({ query }: { query: UseQueryResult<BackupStatus> }) {
  const { data: status, dataUpdatedAt, error, isPending, refetch } = query;
  return (
    <section className="backup-status pane" aria-labelledby="backup-status" aria-busy={isPending}>
      <header>
        <h2 id="backup-status">{texts.statusTitle}</h2>
        {status && <FreshnessBadge status={status} />}
      </header>
      {isPending && <p role="status">{texts.loading}</p>}
      {status && <Facts status={status} />}
      {error && <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={dataUpdatedAt} />}
    </section>
  );
}

/** Red only where something broke; whoever has no backups yet has set up none. */
function FreshnessBadge({ status }: { status: BackupStatus }) {
  const { isUpToDate } = status;
  const face = isUpToDate ? 'success' : backupNotice(status)?.isAlarm ? 'failed' : 'pending';
  return (
    <span className="badge backup-badge" data-face={face}>
      <span aria-hidden="true">{isUpToDate ? '✓' : '!'}</span> {isUpToDate ? texts.current : texts.overdue}
    </span>
  );
}

function Facts({ status }: { status: BackupStatus }) {
  const facts = [
    [texts.schedule, status.weeklySchedule],
    [texts.total, status.totalBackups.toLocaleString('de-DE')],
    [texts.last, momentText(status.lastBackup)],
    [texts.next, momentText(status.nextBackup)],
    [texts.lastAuto, momentText(status.lastWeeklyBackup)],
  ];
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
