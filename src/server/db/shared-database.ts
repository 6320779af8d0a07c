import type { Kysely } from 'kysely';
import { readEnvironment } from '../environment.ts';
import { openDatabase } from './database.ts';
import type { Database } from './schema/index.ts';

let shared: Kysely<Database> | undefined;

/** Returns the instance's database, opened at the first request and kept while warm. */
export function sharedDatabase(): Kysely<Database> {
  if (shared) return shared;
  const { databaseUrl: url, databaseWsProxy: wsProxy } = readEnvironment();
  shared = openDatabase({ url, wsProxy });
  return shared;
}
