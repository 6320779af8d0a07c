/** A child process: opens the database in a folder, writes, prints the answers, and waits to be killed. */

import { sql } from 'kysely';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';

const database = await startDatabase(undefined, process.argv[2] ?? '');
const db = openDatabase(database);
await sql`create table if not exists note (number int)`.execute(db);
for (let number = 1; ; number += 1) {
  await sql`insert into note values (${number})`.execute(db);
  process.stdout.write(`${number}\n`);
}
