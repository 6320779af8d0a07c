import { BACKUPS_KEPT } from '#config/limits.ts';
import type { BackupType } from './archive/manifest.ts';
import { berlinMonth } from './schedule.ts';

/** A stored backup, as far as the rotation looks at it. */
export interface StoredBackup {
  folder: string;
  type: BackupType;
  createdAt: Date;
  isProven: boolean;
}

/**
 * The folders whose time is over: kept are the last 8 weekly ones, the first weekly one of each of the last 12
 * months, the last 10 manual ones, and in any case the newest that was restored on trial.
 */
export function outdated<B extends StoredBackup>(backups: readonly B[]): B[] {
  const newestFirst = backups.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const weekly = newestFirst.filter(({ type }) => type === 'weekly');
  // Going from new to old, the last one written into the map is the first of its month.
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
