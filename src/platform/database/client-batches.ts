import type { Duplex } from 'node:stream';
import { type ClientMessage, ClientMessages } from './client-messages.ts';

/** Messages after which PostgreSQL answers: simple query, function call, sync, flush. */
const ASKS_FOR_AN_ANSWER = new Set(['Q', 'F', 'S', 'H']);
const TERMINATE = 'X';
const NO_ENCRYPTION = Buffer.from('N');

/**
 * What a client asks, a whole batch at a time (Parse, Bind, Execute … Sync), until it leaves or turns out not to
 * speak PostgreSQL. The opening of the connection is answered on the way.
 */
export async function* clientBatches(stream: Duplex, greeting: Buffer): AsyncGenerator<ClientMessage[]> {
  let batch: ClientMessage[] = [];
  for await (const complete of wholeMessages(stream)) {
    for (const message of complete) {
      if (message.type === TERMINATE || message.type === 'cancel') return;
      if (message.type === 'encryption') stream.write(NO_ENCRYPTION);
      else if (message.type === 'startup') stream.write(greeting);
      else batch.push(message);
      if (ASKS_FOR_AN_ANSWER.has(message.type)) {
        yield batch;
        batch = [];
      }
    }
  }
}

/** The client's messages; that the connection breaks off is an end like any other. */
async function* wholeMessages(stream: Duplex): AsyncGenerator<ClientMessage[]> {
  const messages = new ClientMessages();
  try {
    // Leaving the loop must not cut the connection: who says goodbye gets an answer.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) yield messages.push(chunk as Buffer);
  } catch {
    // The other side is gone, or it is no PostgreSQL client: there is nobody to tell.
  }
}
