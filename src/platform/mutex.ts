/** Lets one holder in at a time, first come, first served. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits until it is free; returns how to release it. */
  async acquire(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
