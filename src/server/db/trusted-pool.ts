import { DatabaseError, type Pool, type PoolClient } from '@neondatabase/serverless';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseAway, judged } from './database-away.ts';

/** What decides whether a connection is still good. */
export interface Trust {
  /** A statement without an answer for this long fails, and its connection is not used again. */
  queryTimeoutMs: number;
  /** A connection is not used again when the server was last heard on it longer ago than this. */
  restMs: number;
  /** Before a statement the server is asked for a sign of life if it was not heard for so long on any connection. */
  freshMs: number;
  /** How long that sign may take. */
  signMs: number;
  /** Milliseconds of the wall clock. */
  now: () => number;
}

/**
 * The driver's pool as Kysely uses it, without connections on which nobody answers. The driver itself hands them out
 * again after a timeout (node-postgres #3399), and closes resting ones by timers that stand still in a frozen instance.
 */
export class TrustedPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #trust: Trust;
  /** When the server was last heard on a connection; one that is missing here is not trusted. */
  #heardAt = new WeakMap<PoolClient, number>();
  /** The same of any connection. */
  #lastHeardAt = Number.NEGATIVE_INFINITY;
  /** Whether the server is alive, while somebody asks. */
  #sign: Promise<boolean> | undefined;

  constructor(pool: Pool, trust: Trust) {
    this.#pool = pool;
    this.#trust = trust;
    pool.on('connect', (client: PoolClient) => {
      this.#heard(client);
      // Between two queries of a transaction a broken connection is an 'error' event of the client; without a listener
      // Node would end the process.
      client.on('error', () => undefined);
    });
  }

  get options(): object {
    return this.#pool.options;
  }

  /** @throws DatabaseAway when nobody answers, DatabaseError when the server refuses. */
  async connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await this.#nextOfDriver();
      if (this.#isTrusted(client) && (await this.#isAlive(client)) && this.#isTrusted(client))
        return this.#lend(client);
      client.release(true);
    }
  }

  /** Asks once for all who wait, because a silent server would else cost each of them a time-out. */
  #isAlive(client: PoolClient): Promise<boolean> | true {
    if (this.#trust.now() - this.#lastHeardAt <= this.#trust.freshMs) return true;
    this.#sign ??= this.#ask(client, this.#trust.signMs, 'select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#sign = undefined;
      });
    return this.#sign;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #nextOfDriver(): Promise<PoolClient> {
    try {
      return (await this.#pool.connect()) as PoolClient;
    } catch (error) {
      throw judged(error);
    }
  }

  #heard(client: PoolClient): void {
    this.#lastHeardAt = this.#trust.now();
    this.#heardAt.set(client, this.#lastHeardAt);
  }

  #isTrusted(client: PoolClient): boolean {
    const heardAt = this.#heardAt.get(client);
    return heardAt !== undefined && this.#trust.now() - heardAt <= this.#trust.restMs;
  }

  #lend(client: PoolClient): PostgresPoolClient {
    let isLost = false;
    const query = async (sql: string, parameters: readonly unknown[]) => {
      if (isLost) throw new DatabaseAway('This connection was lost before');
      try {
        return await this.#ask(client, this.#trust.queryTimeoutMs, sql, parameters);
      } catch (error) {
        isLost = !(error instanceof DatabaseError);
        throw error;
      }
    };
    return {
      // The driver's cursors are the other signature; nothing here streams.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || isLost),
    };
  }

  /** Runs a statement. Without an answer in time, what rests in the pool is as silent, probably. */
  async #ask(client: PoolClient, withinMs: number, sql: string, parameters: readonly unknown[] = []) {
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      this.#heardAt = new WeakMap();
      reject(new DatabaseAway('The database did not answer in time'));
    }, withinMs);
    try {
      const result = await Promise.race([client.query(sql, [...parameters]), silence]);
      this.#heard(client);
      return result;
    } catch (error) {
      if (error instanceof DatabaseError) this.#heard(client);
      throw judged(error);
    } finally {
      clearTimeout(timer);
    }
  }
}
