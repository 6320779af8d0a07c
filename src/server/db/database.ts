import { Pool } from '@neondatabase/serverless';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { SECOND_MS } from '#config/limits.ts';
import { readEnvironment } from '../environment.ts';
import {
  DATABASE_CONNECT_TIMEOUT_MS,
  DATABASE_FRESH_MS,
  DATABASE_QUERY_TIMEOUT_MS,
  DATABASE_REST_MS,
  DATABASE_SIGN_MS,
} from '../limits.ts';
import { logEvent } from '../log.ts';
import { type DatabaseLocation, reachThrough } from './driver.ts';
import type { Database, Db } from './schema/index.ts';
import { type Trust, TrustedPool } from './trusted-pool.ts';

export interface DatabaseAddress extends DatabaseLocation {
  /** Most connections at once. A function instance answers few requests at a time. */
  maxConnections?: number;
}

/** Time-outs of the database. Tests set shorter ones. */
export interface DatabaseTiming extends Trust {
  connectTimeoutMs: number;
}

const TIMING: DatabaseTiming = {
  connectTimeoutMs: DATABASE_CONNECT_TIMEOUT_MS,
  queryTimeoutMs: DATABASE_QUERY_TIMEOUT_MS,
  restMs: DATABASE_REST_MS,
  freshMs: DATABASE_FRESH_MS,
  signMs: DATABASE_SIGN_MS,
  now: Date.now,
};

/** Opens a pool of Neon's WebSocket driver under Kysely, for Neon and any PostgreSQL. Close it with `db.destroy()`. */
export function openDatabase(address: DatabaseAddress, timing: Partial<DatabaseTiming> = {}): Db {
  const { url, wsProxy, maxConnections = 5 } = address;
  const { connectTimeoutMs, ...trust } = { ...TIMING, ...timing };
  reachThrough(wsProxy);
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    idleTimeoutMillis: trust.restMs,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // A connection that breaks must not end the process; the next query opens another.
  pool.on('error', () => logEvent({ event: 'database-connection-lost' }));
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new TrustedPool(pool, trust) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

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
