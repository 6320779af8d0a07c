import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Kysely } from 'kysely';
import { startBlobs } from '#platform/blobs.ts';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema/index.ts';

export const OWNER = { username: 'chefin', password: '-', email: 'chefin@firma.example' };

/** A database with an owner, and Blobs, for functions that run in this process; all of it goes when `work` is done. */
export async function inThisProcess<T>(smtpUrl: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-outbox-'));
  await using started = new AsyncDisposableStack();
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await startDatabase(undefined, join(folder, 'database'));
  started.defer(database.stop);
  const blobs = await startBlobs(join(folder, 'blobs'));
  started.defer(blobs.stop);
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    DATABASE_WS_PROXY: database.wsProxy ?? '',
    NETLIFY_BLOBS_CONTEXT: blobs.context,
    SESSION_SECRET: randomUUID(),
    SMTP_URL: smtpUrl,
  });
  const db = openDatabase(database);
  started.defer(() => db.destroy());
  await migrateToLatest(db);
  await db.insertInto('adminUsers').values(OWNER).execute();
  return await work(db);
}
