import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@neondatabase/serverless';
import { KIB } from '#config/limits.ts';

/** The driver's connection, as far as COPY needs it (pg's Connection; Neon's driver brings the same). */
interface Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
  /** Neon's socket: joins what is written within one turn of the event loop into one WebSocket message. */
  stream: { writeBuffer?: Uint8Array | undefined; ws?: { bufferedAmount: number } | null };
}

/** The largest message of a COPY; a WebSocket's receiver refuses very large ones. */
const SEND_CHUNK_BYTES = 256 * KIB;
/** What waits in the socket at most before more of a COPY is handed over. */
const SEND_BUFFER_BYTES = 4 * 1024 * KIB;
const SEND_BUFFER_POLL_MS = 1;

/** What a COPY gives back. */
export interface Copied {
  rows: number;
  /** The rows in COPY's text format; empty for a COPY into a table. */
  data: Buffer;
}

/** Runs `COPY (…) TO STDOUT` and returns its output whole: ask for pages of a known size. */
export const copyOut = (client: Client, statement: string): Promise<Copied> =>
  new Promise((resolve, reject) => {
    const query = new CopyQuery(statement, undefined, (error, copied) => (error ? reject(error) : resolve(copied)));
    (client.query as (query: unknown) => void).call(client, query);
  });

/** Runs `COPY … FROM STDIN` with the given rows in COPY's text format; never holds more than a few chunks. */
export const copyIn = (client: Client, statement: string, rows: AsyncIterable<Uint8Array>): Promise<Copied> =>
  new Promise((resolve, reject) => {
    const query = new CopyQuery(statement, rows, (error, copied) => (error ? reject(error) : resolve(copied)));
    (client.query as (query: unknown) => void).call(client, query);
  });

/** Waits until the socket has taken what was written, and is not too full for more. */
async function sent({ stream }: Connection): Promise<void> {
  do await sleep(SEND_BUFFER_POLL_MS);
  while (stream.writeBuffer !== undefined || (stream.ws?.bufferedAmount ?? 0) > SEND_BUFFER_BYTES);
}

/** Copies what it is given: the driver uses the memory behind its messages again. */
class GrowingBuffer {
  #buffer = Buffer.allocUnsafe(64 * KIB);
  #length = 0;

  append(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, 2 * this.#buffer.length));
      larger.set(this.bytes());
      this.#buffer = larger;
    }
    this.#buffer.set(chunk, this.#length);
    this.#length = length;
  }

  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }
}

type Done = (error: Error | null, copied: Copied) => void;

/** A query of the driver's own kind ("Submittable"): the driver has no COPY of its own, but knows its messages. */
class CopyQuery {
  readonly #statement: string;
  readonly #source: AsyncIterable<Uint8Array> | undefined;
  readonly #output = new GrowingBuffer();
  #rows = 0;
  #error: Error | undefined;
  /** The driver calls it when the query times out, and puts its own in front of it. */
  callback: Done;

  constructor(statement: string, source: AsyncIterable<Uint8Array> | undefined, done: Done) {
    this.#statement = statement;
    this.#source = source;
    this.callback = done;
  }

  submit(connection: Connection): void {
    connection.query(this.#statement);
  }

  handleCopyData({ chunk }: { chunk: Uint8Array }): void {
    this.#output.append(chunk);
  }

  async handleCopyInResponse(connection: Connection): Promise<void> {
    try {
      for await (const chunk of this.#source ?? []) {
        for (let start = 0; start < chunk.length; start += SEND_CHUNK_BYTES) {
          if (this.#error) return;
          connection.sendCopyFromChunk(chunk.subarray(start, start + SEND_CHUNK_BYTES));
          await sent(connection);
        }
      }
      connection.endCopyFrom();
    } catch (error) {
      // The server then refuses the whole COPY; what went wrong here is what the caller wants to know.
      this.#error = error as Error;
      connection.sendCopyFail('the rows could not be read');
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
  }

  handleReadyForQuery(): void {
    this.callback(this.#error ?? null, { rows: this.#rows, data: this.#output.bytes() });
  }

  handleError(error: Error, _connection: Connection): void {
    this.#error ??= error;
    this.callback(this.#error, { rows: 0, data: Buffer.alloc(0) });
  }

  // What the driver may also call; a COPY has no rows of the ordinary kind.
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}
