import type { BackupStatus } from './contract.ts';
import { momentText } from './moment-text.ts';
import { backupsPageTexts as texts } from './texts.ts';

/** The status card; `status` is undefined while it is being loaded. */
export function BackupStatusCard({ status }: { status: BackupStatus | undefined }) {
  return (
    <section className="backup-status pane" aria-labelledby="backup-status" aria-busy={!status}>
      <header>
        <h2 id="backup-status">{texts.statusTitle}</h2>
        {status && <FreshnessBadge isUpToDate={status.isUpToDate} />}
      </header>
      {status ? <Facts status={status} /> : <p role="status">{texts.loading}</p>}
    </section>
  );
}

function FreshnessBadge({ isUpToDate }: { isUpToDate: boolean }) {
  return (
    <span className="badge backup-badge" data-face={isUpToDate ? 'success' : 'failed'}>
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
