import { Pool, type PoolClient } from '@neondatabase/serverless';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { DATABASE_CONNECT_TIMEOUT_MS, DATABASE_QUERY_TIMEOUT_MS, MINUTE_MS } from '#config/limits.ts';
import { logEvent } from '../log.ts';
import { type DatabaseLocation, reachThrough } from './driver.ts';
import type { Database } from './schema/index.ts';

export interface DatabaseAddress extends DatabaseLocation {
  /** Most connections at once. A function instance answers few requests at a time. */
  maxConnections?: number;
}

/**
 * Opens a pool of Neon's WebSocket driver under Kysely: interactive transactions work, and the code path is the
 * same for Neon and every PostgreSQL. Close it with `db.destroy()`.
 */
export function openDatabase({ url, wsProxy, maxConnections = 5 }: DatabaseAddress): Kysely<Database> {
  reachThrough(wsProxy);
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    idleTimeoutMillis: MINUTE_MS,
    connectionTimeoutMillis: DATABASE_CONNECT_TIMEOUT_MS,
    query_timeout: DATABASE_QUERY_TIMEOUT_MS,
  });
  // A connection that breaks must not end the process; the next query opens another. Lent out, between two queries of
  // a transaction, only the client itself hears of it.
  pool.on('error', () => logEvent({ event: 'database-connection-lost' }));
  pool.on('connect', (client: PoolClient) => client.on('error', () => undefined));
  return new Kysely<Database>({
    // The driver's pool has pg's shape; only its type differs.
    dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
