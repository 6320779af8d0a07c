import { KIB } from '#config/limits.ts';

const FIRST_BYTES = 64 * KIB;

/** Memory that is filled bit by bit and used again: what is made anew for every page waits for the garbage collector. */
export class GrowingBuffer {
  #buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  /** Appends `source`, or a part of it. */
  append(source: Buffer, start = 0, end = source.length): void {
    const length = this.#length + end - start;
    if (length > this.#buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.#buffer.length));
      larger.set(this.bytes());
      this.#buffer = larger;
    }
    source.copy(this.#buffer, this.#length, start, end);
    this.#length = length;
  }

  /** What it holds, valid until it is cleared. */
  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }
}
