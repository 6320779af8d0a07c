import { inject } from 'vitest';
import type { BackupDeps } from '#features/backups/run/run-backup.server.ts';
import { emptyDatabase } from '#features/backups/sql/empty-database.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import { openEmbeddedSession } from '#server/db/embedded-session.ts';
import type { SqlSession } from '#server/db/sql-session.ts';
import type { TestDatabase } from '../database.ts';

let shared: Promise<SqlSession> | undefined;

/** An empty embedded database for one trial after the other: making a new one takes seconds. */
async function emptiedTrial(): Promise<SqlSession> {
  shared ??= openEmbeddedSession();
  const session = await shared;
  await emptyDatabase(session);
  await session.query('COMMIT');
  return { ...session, close: async () => undefined };
}

/** What a run works with, as the background function gives it. */
export const backupDeps = (
  db: TestDatabase['db'],
  store: BlobStore,
  changes: Partial<BackupDeps> = {},
): BackupDeps => ({
  db,
  database: inject('database'),
  store,
  key: undefined,
  openEmbedded: emptiedTrial,
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
