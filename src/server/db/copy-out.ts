import type { CopyDataSieve } from './copy-data-sieve.ts';
import { type Connection, CopyQuery } from './copy-query.ts';
import type { GrowingBuffer } from './growing-buffer.ts';

/** `COPY (…) TO STDOUT`; the rows, in COPY's text format, are written to `output`. */
export class CopyOut extends CopyQuery {
  readonly #sieve: CopyDataSieve;
  readonly #output: GrowingBuffer;

  constructor(statement: string, sieve: CopyDataSieve, output: GrowingBuffer) {
    super(statement);
    this.#sieve = sieve;
    this.#output = output;
  }

  override submit(connection: Connection): void {
    this.#sieve.output = this.#output;
    super.submit(connection);
  }
}
