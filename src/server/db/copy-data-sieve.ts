import type { EventEmitter } from 'node:events';
import { bytesPassed } from '../passing-bytes.ts';
import type { GrowingBuffer } from './growing-buffer.ts';

type Listener = (bytes: Buffer) => void;

/** A message of PostgreSQL's protocol begins with its type and its length, which counts itself but not the type. */
const HEAD_BYTES = 5;
const COPY_DATA = 'd'.charCodeAt(0);

/**
 * Takes the rows of a COPY out of a connection's stream before the driver sees them: it would make objects of every
 * row, and most of a backup's time and memory would go there. All other messages go on to the driver.
 */
export class CopyDataSieve {
  /** Where the rows go. */
  output: GrowingBuffer | undefined;
  readonly #driver: Listener;
  readonly #head = Buffer.alloc(HEAD_BYTES);
  #headBytes = 0;
  #isRow = false;
  /** How much of the present message is still to come. */
  #left = 0;

  /** `stream` is the driver's socket, with its parser as the one listener of 'data'. */
  constructor(stream: EventEmitter) {
    const [driver] = stream.listeners('data') as Listener[];
    if (!driver) throw new Error('The driver does not listen to its socket');
    this.#driver = driver;
    stream.off('data', driver);
    stream.on('data', (bytes) => this.#read(bytes));
  }

  /** Messages begin and end anywhere within `bytes`. */
  #read(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; ) {
      if (this.#left === 0) {
        at += this.#readHead(bytes, at);
        continue;
      }
      const end = Math.min(bytes.length, at + this.#left);
      this.#left -= end - at;
      if (this.#isRow) this.output?.append(bytes, at, end);
      else this.#driver(bytes.subarray(at, end));
      at = end;
    }
    bytesPassed(bytes.length);
  }

  /** Returns how many bytes it has taken. */
  #readHead(bytes: Buffer, at: number): number {
    const taken = bytes.copy(this.#head, this.#headBytes, at, at + HEAD_BYTES - this.#headBytes);
    this.#headBytes += taken;
    if (this.#headBytes === HEAD_BYTES) {
      this.#headBytes = 0;
      this.#left = this.#head.readUInt32BE(1) - 4;
      this.#isRow = this.#head[0] === COPY_DATA;
      if (!this.#isRow) this.#driver(Buffer.from(this.#head));
    }
    return taken;
  }
}
