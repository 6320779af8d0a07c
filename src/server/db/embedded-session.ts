import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Copied, SqlSession } from './sql-session.ts';

const LINE_FEED = 0x0a;

/** The binaries of the embedded PostgreSQL; without them it looks for its own beside its package. */
export type EmbeddedBinaries = Required<Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule' | 'fsBundle'>>;

/** A quarter of PostgreSQL's default: a function has 1 GB for everything. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Starts an empty PostgreSQL in this process, in memory or in `directory`; it is gone, or at rest, with `close`. */
export async function openEmbeddedSession(binaries?: EmbeddedBinaries, directory?: string): Promise<SqlSession> {
  const db = await PGlite.create(directory ?? 'memory://', { ...binaries, startParams });
  return {
    query: async <Row>(statement: string) => (await db.exec(statement)).at(-1)?.rows as Row[],
    copyOut: async (select) => copied((await db.query(`COPY (${select}) TO '/dev/blob'`)).blob),
    copyIn: async (target, rows) => {
      // It can't wait for the rows of a COPY: each chunk of whole lines is a COPY of its own.
      for await (const lines of rows) {
        await db.query(`COPY ${target} FROM '/dev/blob'`, [], { blob: new Blob([new Uint8Array(lines)]) });
      }
    },
    close: () => db.close(),
  };
}

async function copied(blob: Blob | undefined): Promise<Copied> {
  const data = Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  // COPY writes one line per row; line feeds within values are escaped.
  let rows = 0;
  for (let at = data.indexOf(LINE_FEED); at >= 0; at = data.indexOf(LINE_FEED, at + 1)) rows += 1;
  return { rows, data };
}
