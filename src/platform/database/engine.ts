import { PGlite, protocol } from '@electric-sql/pglite';

/** A quarter of PostgreSQL's default, all of which would be taken from the machine at once. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** PGlite, asked in PostgreSQL's own protocol. */
export class Engine {
  readonly #pglite: PGlite;
  readonly #onEnd: (error: unknown) => void;
  #ended = false;

  private constructor(pglite: PGlite, onEnd: (error: unknown) => void) {
    this.#pglite = pglite;
    this.#onEnd = onEnd;
  }

  /** Starts PGlite on a directory, or in memory; `onEnd` is called should it end itself. */
  static async start(directory: string | undefined, onEnd: (error: unknown) => void): Promise<Engine> {
    return new Engine(await PGlite.create(directory ?? 'memory://', { startParams }), onEnd);
  }

  /** PostgreSQL's answer to the messages. @throws what PGlite throws at its end, and from then on always. */
  async answer(messages: readonly Uint8Array[]): Promise<Buffer> {
    // Asked once more after its end it would run in circles for ever.
    if (this.#ended) throw new Error('The embedded database has ended.');
    const answers: Buffer[] = [];
    // The bytes are a view of PGlite's memory: they are copied before it goes on.
    const onRawData = (bytes: Uint8Array) => answers.push(Buffer.from(bytes));
    try {
      await this.#pglite.execProtocolRawStream(Buffer.concat(messages), { onRawData });
    } catch (error) {
      this.#ended = true;
      this.#onEnd(error);
      throw error;
    }
    return Buffer.concat(answers);
  }

  isInTransaction(): boolean {
    return this.#pglite.isInTransaction();
  }

  /** Undoes what a client began that has vanished, also in the midst of a batch. */
  async rollBack(): Promise<void> {
    const { parse, bind, execute, sync, query } = protocol.serialize;
    const insideBatch = [parse({ text: 'ROLLBACK' }), bind(), execute(), sync()];
    // A batch that has failed skips everything up to its sync; the transaction around it is still open then.
    await this.answer([...insideBatch, query('ROLLBACK')]);
  }

  close(): Promise<void> {
    return this.#pglite.close();
  }
}
