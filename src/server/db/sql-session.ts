import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@neondatabase/serverless';
import { DATABASE_CONNECT_TIMEOUT_MS } from '#config/limits.ts';
import { CopyDataSieve } from './copy-data-sieve.ts';
import { CopyIn } from './copy-in.ts';
import { CopyOut } from './copy-out.ts';
import { judged } from './database-away.ts';
import { type DatabaseLocation, reachThrough } from './driver.ts';
import { GrowingBuffer } from './growing-buffer.ts';

/** What a COPY gives back. */
export interface Copied {
  rows: number;
  /** The rows in COPY's text format. */
  data: Buffer;
}

/**
 * One connection for work on whole tables, in plain SQL. Values arrive as the driver makes them: ask for text and
 * integers only, and every kind of database gives the same.
 */
export interface SqlSession {
  query: <Row>(statement: string) => Promise<Row[]>;
  /** The output of `COPY (<select>) TO STDOUT`, whole: ask for pages. It stands in `memory`, where that is given. */
  copyOut: (select: string, memory?: GrowingBuffer) => Promise<Copied>;
  /** Fills a table ('public.t (a, b)') with rows in COPY's text format, whole lines in every chunk. */
  copyIn: (target: string, rows: AsyncIterable<Uint8Array>) => Promise<void>;
  close: () => Promise<void>;
}

export interface SqlSessionOptions extends DatabaseLocation {
  /** A statement that takes longer fails; 0 for no limit. */
  statementTimeoutMs: number;
}

const rethrowJudged = (error: unknown): never => {
  throw judged(error);
};

/** The driver's client, further in than its types go. */
interface Inside {
  connection: { stream: EventEmitter };
}

/** Opens a connection of its own through Neon's driver. @throws the driver's error when nobody answers. */
export async function openSqlSession({ url, wsProxy, statementTimeoutMs }: SqlSessionOptions): Promise<SqlSession> {
  reachThrough(wsProxy);
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: DATABASE_CONNECT_TIMEOUT_MS,
    query_timeout: statementTimeoutMs,
  });
  // A connection that breaks fails the statement that is waiting; between two it must not end the process.
  client.on('error', () => undefined);
  await client.connect().catch(rethrowJudged);
  const sieve = new CopyDataSieve((client as unknown as Inside).connection.stream);
  return {
    query: async <Row>(statement: string) => (await client.query(statement).catch(rethrowJudged)).rows as Row[],
    copyOut: async (select, memory = new GrowingBuffer()) => {
      memory.clear();
      const rows = await new CopyOut(`COPY (${select}) TO STDOUT`, sieve, memory).run(client).catch(rethrowJudged);
      return { rows, data: memory.bytes() };
    },
    copyIn: async (target, rows) => {
      await new CopyIn(`COPY ${target} FROM STDIN`, rows).run(client);
    },
    // A connection that was cut never says goodbye.
    close: () => Promise.race([client.end(), sleep(DATABASE_CONNECT_TIMEOUT_MS, undefined, { ref: false })]),
  };
}
