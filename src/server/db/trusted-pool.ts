import { DatabaseError, type Pool, type PoolClient } from '@neondatabase/serverless';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseAway, rethrow } from './database-away.ts';

export interface Trust {
  /** Time-out of a statement; its connection is then not used again. */
  queryTimeoutMs: number;
  /** A connection is not used again after this long without an answer on it. */
  restMs: number;
  /** Asks for a sign of life before a statement, if no connection had an answer for this long. */
  freshMs: number;
  /** Time-out of the sign of life. */
  signMs: number;
  now: () => number;
}

/**
 * The driver's pool as Kysely uses it, without dead connections. The driver itself lends them again after a time-out
 * (node-postgres #3399). It closes idle ones by timers, which stand still in a frozen instance.
 */
export class TrustedPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #trust: Trust;
  /** When each connection last had an answer; one without an entry is not trusted. */
  #heardAt = new WeakMap<PoolClient, number>();
  #lastHeardAt = Number.NEGATIVE_INFINITY;
  #sign: Promise<boolean> | undefined;

  constructor(pool: Pool, trust: Trust) {
    this.#pool = pool;
    this.#trust = trust;
    pool.on('connect', (client: PoolClient) => {
      this.#heard(client);
      // A broken connection between a transaction's queries emits 'error', which would end Node without a listener.
      client.on('error', () => undefined);
    });
  }

  get options(): object {
    return this.#pool.options;
  }

  /** @throws DatabaseAway when nobody answers, DatabaseError when the server refuses. */
  async connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = (await this.#pool.connect().catch(rethrow)) as PoolClient;
      if (this.#isTrusted(client) && (await this.#isAlive(client)) && this.#isTrusted(client))
        return this.#lend(client);
      client.release(true);
    }
  }

  /** Asks once for all waiting calls, because a silent server would otherwise cost each of them a time-out. */
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
      // The other signature is for cursors, which nothing here uses.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || isLost),
    };
  }

  /** Runs a statement. A time-out drops the trust in all connections: the idle ones are probably silent, too. */
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
      rethrow(error);
    } finally {
      clearTimeout(timer);
    }
  }
}
