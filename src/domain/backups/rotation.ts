import { BACKUPS_KEPT } from '#config/limits.ts';
import type { BackupType } from './archive/manifest.ts';
import { berlinMonth } from './schedule.ts';

/** A stored backup, for the rotation. */
export interface StoredBackup {
  folder: string;
  type: BackupType;
  createdAt: Date;
  isProven: boolean;
}

/**
 * Finds outdated backups. Keeps the last 8 weekly ones, the first weekly one of each of the last 12 months, the last 10
 * manual ones and the newest proven one.
 */
export function outdated<B extends StoredBackup>(backups: readonly B[]): B[] {
  const newestFirst = backups.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const weekly = newestFirst.filter(({ type }) => type === 'weekly');
  // From new to old, so the month's first backup is written last.
  const monthly = new Map(weekly.map((backup) => [berlinMonth(backup.createdAt), backup]));
  const newestProven = newestFirst.find(({ isProven }) => isProven);
  const kept = new Set<B | undefined>([
    ...weekly.slice(0, BACKUPS_KEPT.weekly),
    ...[...monthly.values()].slice(0, BACKUPS_KEPT.monthly),
    ...newestFirst.filter(({ type }) => type === 'manual').slice(0, BACKUPS_KEPT.manual),
    newestProven,
  ]);
  return newestFirst.filter((backup) => !kept.has(backup));
}
