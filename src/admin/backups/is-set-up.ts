import type { BackupStatus } from '#domain/backups/shapes.ts';

/** Whether anybody has begun with backups: the weekly run is on, or a first one was tried (ruling 37). */
export const isSetUp = ({
  isWeeklyOn,
  lastBackup,
  lastFailure,
}: Pick<BackupStatus, 'isWeeklyOn' | 'lastBackup' | 'lastFailure'>): boolean =>
  isWeeklyOn || lastBackup !== null || lastFailure !== null;
