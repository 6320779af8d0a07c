import { setTimeout as sleep } from 'node:timers/promises';
import { KIB } from '#config/limits.ts';
import { type Connection, CopyQuery } from './copy-query.ts';

/** The largest message of a COPY; a WebSocket's receiver refuses very large ones. */
const SEND_CHUNK_BYTES = 256 * KIB;
/** What waits in the socket at most before more of a COPY is handed over. */
const SEND_BUFFER_BYTES = 1024 * KIB;
const SEND_BUFFER_POLL_MS = 1;

/** `COPY … FROM STDIN` with the given rows in COPY's text format; never holds more than a few chunks. */
export class CopyIn extends CopyQuery {
  readonly #source: AsyncIterable<Uint8Array>;

  constructor(statement: string, source: AsyncIterable<Uint8Array>) {
    super(statement);
    this.#source = source;
  }

  override async handleCopyInResponse(connection: Connection): Promise<void> {
    try {
      for await (const chunk of this.#source) {
        for (let start = 0; start < chunk.length; start += SEND_CHUNK_BYTES) {
          if (this.error) return;
          connection.sendCopyFromChunk(chunk.subarray(start, start + SEND_CHUNK_BYTES));
          await roomIn(connection);
        }
      }
      connection.endCopyFrom();
    } catch (error) {
      // The server then refuses the whole COPY; what went wrong here is what the caller wants to know.
      this.error = error as Error;
      connection.sendCopyFail('the rows could not be read');
    }
  }
}

/** Waits until the socket is not too full for more; it has no event that tells. */
async function roomIn({ stream }: Connection): Promise<void> {
  while ((stream.ws?.bufferedAmount ?? 0) > SEND_BUFFER_BYTES) await sleep(SEND_BUFFER_POLL_MS);
}
