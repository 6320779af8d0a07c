import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { dataFolder } from '../../support/folders.ts';

// An uncaught error would end the process, and vitest fails on it.
test('a database lost between two queries of a transaction fails that transaction only', async () => {
  const database = await startDatabase(undefined, join(await dataFolder(), 'database'));
  const db = openDatabase(database);
  onTestFinished(() => db.destroy());
  const transaction = db.transaction().execute(async (inside) => {
    await sql`select 1`.execute(inside);
    await database.stop();
    await sql`select 1`.execute(inside);
  });
  await expect(transaction).rejects.toThrow();
  await expect(sql`select 1`.execute(db)).rejects.toThrow();
});
