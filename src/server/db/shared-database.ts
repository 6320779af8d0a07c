import { SECOND_MS } from '#config/limits.ts';
import { readEnvironment } from '../environment.ts';
import { type DatabaseAddress, openDatabase } from './database.ts';
import type { Db } from './schema/index.ts';

/** By use and address, so that another environment gets another database. */
const opened = new Map<string, Db>();

function once(use: string, open: (address: DatabaseAddress) => Db): Db {
  const { databaseUrl: url, databaseWsProxy: wsProxy } = readEnvironment();
  const key = `${use} ${url} ${wsProxy}`;
  const db = opened.get(key) ?? open({ url, wsProxy });
  opened.set(key, db);
  return db;
}

/** Returns the instance's database, opened at the first request and kept while warm. */
export const sharedDatabase = (): Db => once('requests', openDatabase);

/** Returns the outbox's own connection, because messages must not take the visitors'. Databases bound their number. */
export const deliveryDatabase = (): Db =>
  once('outbox', (address) => openDatabase({ ...address, maxConnections: 1 }, { restMs: 5 * SECOND_MS }));
