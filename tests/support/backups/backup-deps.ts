import type { BackupDeps } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import { type BlobStore, openBlobStore } from '#server/blobs.ts';
import { ownServices } from '../database/own-services.ts';
import type { TestDatabase } from '../database.ts';

/** Returns a run's dependencies as the background function has them. */
export const backupDeps = (
  db: TestDatabase['db'],
  store: BlobStore,
  changes: Partial<BackupDeps> = {},
): BackupDeps => ({
  db,
  database: ownServices().database,
  store,
  key: undefined,
  openTrial,
  openFiles: (name) => openBlobStore(`${name}-dev`),
  clock: () => new Date(),
  ...changes,
});

/** Stores a manual run as the button does, and returns its id. */
export async function aRun(db: TestDatabase['db'], createdAt = new Date()): Promise<string> {
  const { id } = await db
    .insertInto('backupLogs')
    .values({ backupType: 'manual', createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds the row of a run. */
export const rowOf = (db: TestDatabase['db'], id: string) =>
  db.selectFrom('backupLogs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
