import type { Backup, BackupStatus } from '#domain/backups/shapes.ts';

/** Whether the history tells of a backup that has ended and that the status does not know yet. */
export function hasNewerEnd(
  history: readonly Pick<Backup, 'status' | 'date'>[] | undefined,
  status: Pick<BackupStatus, 'lastBackup' | 'lastFailure'> | undefined,
): boolean {
  const newestEnd = history?.find(({ status }) => status !== 'pending');
  if (!newestEnd || !status) return false;
  return newestEnd.date !== status.lastBackup && newestEnd.date !== status.lastFailure?.date;
}
