import { BACKUPS_KEPT } from '#config/limits.ts';
import type { BlobStore } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import { listArchives, removeArchive, type StoredArchive } from '../archive/stored-archives.server.ts';
import { berlinMonth } from '../schedule.ts';
import { forgetFile, pendingRuns } from './run-store.server.ts';
import { dropLeftTrials } from './trial-database.server.ts';

export async function rotate(db: Db, store: BlobStore): Promise<void> {
  for (const { folder } of outdated(await listArchives(store))) {
    await removeArchive(store, folder);
    await forgetFile(db, filePathOf(store, folder));
  }
  await dropLeftTrials(db, await pendingRuns(db));
}

type StoredBackup = Pick<StoredArchive, 'type' | 'createdAt' | 'isProven'>;

/** Keeps 8 weekly backups, the first weekly one of each of 12 months, 10 manual ones and the newest proven one. */
export function outdated<B extends StoredBackup>(backups: readonly B[]): B[] {
  const newestFirst = backups.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const weekly = newestFirst.filter(({ type }) => type === 'weekly');
  // From new to old, so the month's first backup is written last.
  const monthly = new Map(weekly.map((backup) => [berlinMonth(backup.createdAt), backup]));
  const kept = new Set<B | undefined>([
    ...weekly.slice(0, BACKUPS_KEPT.weekly),
    ...[...monthly.values()].slice(0, BACKUPS_KEPT.monthly),
    ...newestFirst.filter(({ type }) => type === 'manual').slice(0, BACKUPS_KEPT.manual),
    newestFirst.find(({ isProven }) => isProven),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup));
}

export const filePathOf = (store: BlobStore, folder: string): string => `${store.name}/${folder}`;
