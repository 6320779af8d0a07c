/** Lets one holder in at a time, first come, first served. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for the turn and returns how to give it back. */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
