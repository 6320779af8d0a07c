import { useQuery } from '@tanstack/react-query';
import { Notice } from '#shared/ui/Notice.tsx';
import { backupNotice } from './backup-notice.ts';
import { backupStatusQuery } from './backup-queries.ts';
import { alertTexts } from './texts.ts';

/** For the dashboard: an alarm if backups broke, an invitation if none is set up, else nothing. */
export function BackupNotice() {
  const { data: status } = useQuery(backupStatusQuery);
  const notice = status && backupNotice(status);
  if (!notice) return null;
  return <Notice {...notice} to={{ href: '/backups', words: alertTexts.toBackups }} />;
}
