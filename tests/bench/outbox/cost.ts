import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema/index.ts';
import { hitQuery } from '#server/rate-limit.ts';
import { aContact } from '../../support/factories.ts';
import { hitAt, storeRequest } from './store-request.ts';

type Db = Kysely<Database>;

const WARM_UP = 100;

/**
 * Milliseconds that storing a request takes with its messages, as the function does it, and the same statement without
 * them, in turns: what is slow for a moment is so for both.
 */
export async function measureCost(db: Db, count: number): Promise<{ withOutbox: number[]; without: number[] }> {
  const withOutbox: number[] = [];
  const without: number[] = [];
  for (let n = -WARM_UP; n < count; n += 1) {
    const one = await timed(() => storeRequest(db));
    const other = await timed(() => storeAlone(db));
    if (n < 0) continue;
    withOutbox.push(one);
    without.push(other);
  }
  return { withOutbox, without };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function storeAlone(db: Db): Promise<unknown> {
  const { name, email, phone, service, place, message } = aContact();
  const now = new Date();
  const hit = hitAt(now);
  return db
    .with('hit', (queries) => hitQuery(queries, hit))
    .with('stored', (queries) =>
      queries
        .insertInto('contactSubmissions')
        .columns(['id', 'name', 'email', 'phone', 'service', 'place', 'message', 'createdAt', 'idempotencyKey'])
        .expression(
          sql`select ${randomUUID()}::uuid, ${name}::text, ${email}::text, ${phone}::text, ${service}::text,
            ${place}::text, ${message}::text, ${now}::timestamptz, ${randomUUID()}::text from hit where hit.hits <= ${hit.limit}`,
        )
        .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
        .returning('id'),
    )
    .selectFrom('hit')
    .leftJoin('stored', (join) => join.onTrue())
    .select(['hit.hits', 'hit.expiresAt', 'stored.id'])
    .executeTakeFirstOrThrow();
}
