import type { BackupDeps } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import { ownServices } from '../database/own-services.ts';
import type { TestDatabase } from '../database.ts';

/** What a run works with, as the background function gives it. */
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
  clock: () => new Date(),
  ...changes,
});

/** Notes a manual run as the button does; returns its id. */
export async function aRun(db: TestDatabase['db'], createdAt = new Date()): Promise<string> {
  const { id } = await db
    .insertInto('backupLogs')
    .values({ backupType: 'manual', createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The row of a run. */
export const rowOf = (db: TestDatabase['db'], id: string) =>
  db.selectFrom('backupLogs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
