import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { aContact } from '../support/factories.ts';
import { type Measured, measure } from './load.ts';

const CALLS = 3000;

/**
 * The insert of a contact request alone: the same row through the same driver into the same kind of database
 * on disk, without HTTP, validation, limits and log.
 */
export async function measureBareInserts(clients: readonly number[]): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const database = await startDatabase(undefined, join(folder, 'database'));
  const db = openDatabase(database);
  const call = () =>
    db
      .insertInto('contactSubmissions')
      .values({ ...aContact(), idempotencyKey: randomUUID(), createdAt: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
  try {
    await migrateToLatest(db);
    const results: Measured[] = [];
    for (const count of clients)
      results.push(await measure({ what: 'bare insert', clients: count, calls: CALLS, call }));
    return results;
  } finally {
    await db.destroy();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
