import type { Duplex } from 'node:stream';
import type { Turns } from '../turns.ts';
import { clientBatches } from './client-batches.ts';
import type { Engine } from './engine.ts';
import { idleInTransaction } from './idle-in-transaction.ts';
import { refuseCopyIn } from './refuse-copy-in.ts';

/** What the connections share. */
export interface Session {
  engine: Engine;
  /** The engine is one session: whoever holds the turn has it for a whole batch or transaction. */
  turns: Turns;
  /** What PostgreSQL says to a client that has just connected. */
  greeting: Buffer;
  /** How long an open transaction may be silent before its connection is ended. */
  idleInTransactionMs: number;
}

/**
 * Speaks PostgreSQL with one client until it leaves. No other connection's messages come in between those of a
 * batch or a transaction, and a client that vanishes is rolled back; pglite-socket does neither reliably
 * (electric-sql/pglite#1046). What belongs to a session (SET, named prepared statements) is shared by all
 * connections, as behind a pooler in transaction mode.
 * @throws what the engine throws at its end.
 */
export async function serveConnection(stream: Duplex, session: Session): Promise<void> {
  const { engine, turns, greeting, idleInTransactionMs } = session;
  let giveBack: (() => void) | undefined;
  let silence: NodeJS.Timeout | undefined;
  try {
    for await (const batch of clientBatches(stream, greeting)) {
      clearTimeout(silence);
      giveBack ??= await turns.take();
      // Who has left while waiting wants no answer any more.
      if (stream.destroyed) break;
      stream.write(await engine.answer(batch.map(refuseCopyIn)));
      const isComplete = batch.at(-1)?.type !== 'H';
      if (isComplete && !engine.isInTransaction()) {
        giveBack();
        giveBack = undefined;
      } else {
        silence = setTimeout(() => stream.end(idleInTransaction, () => stream.destroy()), idleInTransactionMs);
      }
    }
  } finally {
    clearTimeout(silence);
    stream.end();
    if (giveBack) await engine.rollBack().finally(giveBack);
  }
}
