import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@neondatabase/serverless';
import { DATABASE_CONNECT_TIMEOUT_MS } from '../limits.ts';
import { rethrow } from './database-away.ts';
import { type DatabaseLocation, reachThrough } from './driver.ts';

/** A connection for plain SQL: one statement, or several with semicolons between. */
export interface SqlSession {
  query: <Row>(statements: string) => Promise<Row[]>;
  close: () => Promise<void>;
}

/** Opens a single connection. @throws DatabaseAway if nobody answers. */
export async function openSqlSession({
  url,
  wsProxy,
  statementTimeoutMs,
}: DatabaseLocation & { statementTimeoutMs: number }): Promise<SqlSession> {
  reachThrough(wsProxy);
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: DATABASE_CONNECT_TIMEOUT_MS,
    query_timeout: statementTimeoutMs,
  });
  let isCut = false;
  // A broken connection fails its statement; between two it must not end the process.
  client.on('error', () => {
    isCut = true;
  });
  await client.connect().catch(rethrow);
  return {
    query: async <Row>(statements: string) => {
      const results = [await client.query(statements).catch(rethrow)].flat();
      return (results.at(-1)?.rows ?? []) as Row[];
    },
    // The closing handshake of a cut connection never ends.
    close: () =>
      Promise.race([client.end(), sleep(isCut ? 0 : DATABASE_CONNECT_TIMEOUT_MS, undefined, { ref: false })]),
  };
}
