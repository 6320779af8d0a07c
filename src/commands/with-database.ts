import { join } from 'node:path';
import { startDatabase } from '#platform/database/local-database.ts';
import { platformEnvironment } from '#platform/environment.ts';
import { becomeOwner, HeldByAnother, type OwnerRecord } from '#platform/owner-lock.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema/index.ts';

type Use<T> = (db: Db) => Promise<T>;

/** The database of DATABASE_URL, of the running platform, or the embedded one. */
export async function withDatabase<T>(task: string, use: Use<T>): Promise<T> {
  const { dataDir, databaseUrl } = platformEnvironment();
  const directory = join(dataDir, 'database');
  if (databaseUrl !== undefined) {
    await using started = new AsyncDisposableStack();
    const database = await startDatabase(databaseUrl, directory);
    started.defer(database.stop);
    return await onDatabase(database, use);
  }
  return ownOrAsk(
    async () => {
      await using owned = new AsyncDisposableStack();
      owned.defer(becomeOwner(dataDir, task).release);
      const database = await startDatabase(undefined, directory);
      owned.defer(database.stop);
      // Only here tables may be missing, because no platform has started.
      return await onDatabase(database, async (db) => {
        await migrateToLatest(db);
        return use(db);
      });
    },
    ({ database }) => database && onDatabase(database, use),
  );
}

async function onDatabase<T>({ url, wsProxy }: { url: string; wsProxy?: string | undefined }, use: Use<T>) {
  await using db = openDatabase({ url, wsProxy, maxConnections: 1 });
  return await use(db);
}

/** Works as the owner of the data directory, or asks the running platform. @throws HeldByAnother if that can't answer yet. */
export async function ownOrAsk<T>(
  own: () => Promise<T>,
  ask: (holder: OwnerRecord) => Promise<T> | undefined,
): Promise<T> {
  try {
    return await own();
  } catch (error) {
    const asked = error instanceof HeldByAnother && error.holder && ask(error.holder);
    if (!asked) throw error;
    return asked;
  }
}
