import { BACKUPS_KEPT } from '#config/limits.ts';
import type { BlobStore } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import { listArchives, removeArchive, type StoredArchive } from '../archive/stored-archives.server.ts';
import { berlinMonth } from '../schedule.ts';
import { findNewestProven, forgetFile, pendingRuns } from './run-store.server.ts';
import { dropLeftTrials } from './trial-database.server.ts';

/** Removes outdated backups, but never the newest that was restored on trial. */
export async function rotate(db: Db, store: BlobStore): Promise<void> {
  const proven = await findNewestProven(db);
  for (const { folder } of outdated(await listArchives(store))) {
    const file = filePathOf(store, folder);
    if (file === proven) continue;
    await removeArchive(store, folder);
    await forgetFile(db, file);
  }
  await dropLeftTrials(db, await pendingRuns(db));
}

type StoredBackup = Pick<StoredArchive, 'type' | 'createdAt'>;

/** Keeps 8 weekly backups, the first weekly one of each of 12 months, and 10 manual ones. */
export function outdated<B extends StoredBackup>(backups: readonly B[]): B[] {
  const newestFirst = backups.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const weekly = newestFirst.filter(({ type }) => type === 'weekly');
  // From new to old, so the month's first backup is written last.
  const monthly = new Map(weekly.map((backup) => [berlinMonth(backup.createdAt), backup]));
  const kept = new Set<B>([
    ...weekly.slice(0, BACKUPS_KEPT.weekly),
    ...[...monthly.values()].slice(0, BACKUPS_KEPT.monthly),
    ...newestFirst.filter(({ type }) => type === 'manual').slice(0, BACKUPS_KEPT.manual),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup));
}

export const filePathOf = (store: BlobStore, folder: string): string => `${store.name}/${folder}`;
