import type { Kysely } from 'kysely';
import { readEnvironment } from '../environment.ts';
import { openDatabase } from './database.ts';
import type { Database } from './schema/index.ts';

let shared: Kysely<Database> | undefined;

/** The database of this function instance: opened at the first request, kept while the instance is warm. */
export function sharedDatabase(): Kysely<Database> {
  if (shared) return shared;
  const { databaseUrl: url, databaseWsProxy: wsProxy } = readEnvironment();
  shared = openDatabase({ url, wsProxy });
  return shared;
}
