import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { protocol } from '@electric-sql/pglite';
import { IDLE_IN_TRANSACTION_MS } from '#config/limits.ts';
import { Turns } from '../turns.ts';
import { Engine } from './engine.ts';
import { serveConnection } from './serve-connection.ts';

/** PostgreSQL in this process (PGlite). One process alone may have a directory open: see owner-lock.ts. */
export interface EmbeddedPostgres {
  /** Serves one client on the stream, until either side closes it. */
  accept: (stream: Duplex) => void;
  /** Ends all connections and shuts the database down. */
  close: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Where the data lies; in memory where it is not given. */
  directory?: string | undefined;
  idleInTransactionMs?: number;
  /** Called when PGlite has ended itself; nothing can be asked of it any more. */
  onEnd?: (error: unknown) => void;
}

/** Opens the database, and creates it at the first start. A commit that was answered survives `kill -9`. */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions = {}): Promise<EmbeddedPostgres> {
  const { directory, idleInTransactionMs = IDLE_IN_TRANSACTION_MS, onEnd = () => undefined } = options;
  const engine = await completeOnce(directory, () => Engine.start(directory, onEnd));
  const greeting = await engine.answer([protocol.serialize.startup({ user: 'postgres', database: 'postgres' })]);
  const turns = new Turns();
  const streams = new Set<Duplex>();
  return {
    accept: (stream) => {
      streams.add(stream);
      serveConnection(stream, { engine, turns, greeting, idleInTransactionMs })
        .catch(() => stream.destroy()) // the engine itself has told of its end
        .finally(() => streams.delete(stream));
    },
    close: async () => {
      for (const stream of streams) stream.destroy();
      // The last turn is over when what was running has been answered or rolled back.
      await turns.take();
      await engine.close();
    },
  };
}

/**
 * A first start that is killed while it makes the database leaves half of one behind, which PGlite would take
 * for a whole one. The marker stands beside it for just that time.
 */
async function completeOnce(directory: string | undefined, start: () => Promise<Engine>): Promise<Engine> {
  const unfinished = `${directory}.unfinished`;
  if (directory === undefined || (existsSync(join(directory, 'PG_VERSION')) && !existsSync(unfinished))) return start();
  await mkdir(dirname(directory), { recursive: true });
  await writeFile(unfinished, '');
  await rm(directory, { recursive: true, force: true });
  const engine = await start();
  await rm(unfinished);
  return engine;
}
