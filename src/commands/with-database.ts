import { join } from 'node:path';
import { startDatabase } from '#platform/database/local-database.ts';
import { platformEnvironment } from '#platform/environment.ts';
import { becomeOwner, HeldByAnother } from '#platform/owner-lock.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema/index.ts';

type Use<T> = (db: Db) => Promise<T>;

/** The database of DATABASE_URL, of the running platform, or the embedded one. @throws HeldByAnother */
export async function withDatabase<T>(task: string, use: Use<T>): Promise<T> {
  const { dataDir, databaseUrl } = platformEnvironment();
  const directory = join(dataDir, 'database');
  const isOwn = databaseUrl === undefined;
  await using started = new AsyncDisposableStack();
  try {
    if (isOwn) started.defer(becomeOwner(dataDir, task).release);
  } catch (error) {
    const running = error instanceof HeldByAnother && error.holder?.database;
    if (!running) throw error;
    return await onDatabase(running, use);
  }
  const database = await startDatabase(databaseUrl, directory);
  started.defer(database.stop);
  return await onDatabase(database, async (db) => {
    // Tables may be missing, because no platform has started.
    if (isOwn) await migrateToLatest(db);
    return use(db);
  });
}

async function onDatabase<T>({ url, wsProxy }: { url: string; wsProxy?: string | undefined }, use: Use<T>) {
  await using db = openDatabase({ url, wsProxy, maxConnections: 1 });
  return await use(db);
}
