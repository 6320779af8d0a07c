import { SECOND_MS } from '#config/limits.ts';
import { readEnvironment } from '../environment.ts';
import { type DatabaseAddress, openDatabase } from './database.ts';
import type { Db } from './schema/index.ts';

let shared: Db | undefined;
let delivery: Db | undefined;

/** Returns the instance's database, opened at the first request and kept while warm. */
export function sharedDatabase(): Db {
  shared ??= openDatabase(addressOf());
  return shared;
}

/** Returns the connection of the outbox alone, because messages must not take the visitors' connections. */
export function deliveryDatabase(): Db {
  // Closed soon after its work, because databases bound the number of connections.
  delivery ??= openDatabase({ ...addressOf(), maxConnections: 1 }, { restMs: 5 * SECOND_MS });
  return delivery;
}

function addressOf(): DatabaseAddress {
  const { databaseUrl: url, databaseWsProxy: wsProxy } = readEnvironment();
  return { url, wsProxy };
}
