import { type Kysely, sql } from 'kysely';
import { WAITING_SHOWN } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import { inboxRows, withState } from '../inbox/inbox-rows.server.ts';
import { firstCall } from '../phone-numbers.ts';
import { ANSWERED_CASES, toCaseState } from './case-state.server.ts';
import { REPLY_WITHIN_MS } from './clock.ts';
import type { Waiting } from './contract.ts';
import { stepOf } from './steps.ts';

type Db = Kysely<Database>;

/** Nobody was answered, and no release before the steps has marked a deal. */
const IS_WAITING = sql<boolean>`(deal_at is null and inbox.id not in ${ANSWERED_CASES})`;

/** What the owner looks at first: how many wait, and the requests that want a hand. */
export async function findWaiting(db: Db, now: Date): Promise<Waiting> {
  const promised = new Date(now.getTime() - REPLY_WITHIN_MS);
  const counts = await inboxRows(db)
    .select([
      sql<number>`count(*) filter (where ${IS_WAITING})::int`.as('waiting'),
      sql<number>`count(*) filter (where ${IS_WAITING} and created_at <= ${promised})::int`.as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  const first = inboxRows(db)
    .selectAll()
    .select(IS_WAITING.as('isWaiting'))
    .orderBy('isWaiting', 'desc')
    .orderBy(sql`case when ${IS_WAITING} then created_at end`)
    .orderBy('createdAt', 'desc')
    .limit(WAITING_SHOWN);
  const rows = await withState(db, first).execute();
  const requests = rows.map((row) => ({
    id: row.id,
    name: row.name,
    call: row.phone === null ? undefined : firstCall(row.phone),
    service: row.service ?? undefined,
    createdAt: row.createdAt.toISOString(),
    isWaiting: row.isWaiting,
    step: stepOf({ state: toCaseState(row), dealAt: row.dealAt?.toISOString() }),
  }));
  const age = ({ createdAt, isWaiting }: (typeof requests)[number]) => Date.parse(createdAt) * (isWaiting ? 1 : -1);
  return {
    ...counts,
    requests: requests.toSorted((a, b) => Number(b.isWaiting) - Number(a.isWaiting) || age(a) - age(b)),
  };
}
