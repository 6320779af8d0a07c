import { Pool } from '@neondatabase/serverless';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
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
