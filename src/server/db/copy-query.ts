import type { Client } from '@neondatabase/serverless';
import { judged } from './database-away.ts';

/** The driver's connection, as far as COPY needs it (pg's Connection; Neon's driver brings the same). */
export interface Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
  stream: { ws?: { bufferedAmount: number } | null };
}

type Done = (error: Error | null, rows: number) => void;

/** A query of the driver's own kind ("Submittable"): the driver has no COPY of its own, but knows its messages. */
export class CopyQuery {
  readonly #statement: string;
  #rows = 0;
  protected error: Error | undefined;
  /** The driver calls it when the query times out, and puts its own in front of it. */
  callback: Done = () => undefined;

  constructor(statement: string) {
    this.#statement = statement;
  }

  /** Returns the number of rows copied. @throws the server's error. */
  run(client: Client): Promise<number> {
    return new Promise((resolve, reject) => {
      this.callback = (error, rows) => (error ? reject(error) : resolve(rows));
      (client.query as (query: unknown) => void).call(client, this);
    });
  }

  submit(connection: Connection): void {
    connection.query(this.#statement);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
  }

  handleReadyForQuery(): void {
    this.callback(this.error ?? null, this.#rows);
  }

  handleError(error: Error, _connection: Connection): void {
    this.error ??= judged(error) as Error;
    this.callback(this.error, 0);
  }

  // What the driver may also call; a COPY has no rows of the ordinary kind.
  handleCopyInResponse(_connection: Connection): void {}
  handleCopyData(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}
