import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { backupAlert } from './backup-alert.ts';
import { backupStatusQuery } from './backup-queries.ts';
import { alertTexts } from './texts.ts';

/** For the dashboard: says that a backup has failed or is overdue, and nothing when all is well. */
export function BackupAlert() {
  const { data: status } = useQuery(backupStatusQuery);
  const alert = status && backupAlert(status);
  if (!alert) return null;
  return (
    <div className="notice notice-error" role="alert">
      <p>{alert}</p>
      <Link href="/backups">{alertTexts.toBackups}</Link>
    </div>
  );
}
