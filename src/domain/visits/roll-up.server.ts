import { type Kysely, sql, type Transaction } from 'kysely';
import { HOUR_MS, LATE_VIEW_MS, ROLL_UP_STEP_DAYS } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import { hoursBetween, labelsBetween, visitorsBetween } from './figures.server.ts';

type Db = Kysely<Database>;

/**
 * Rolls up all hours that are over and returns the time until which the roll-ups count. Cheap when nothing is to be
 * done, so the summary calls it too: its figures are right also where no scheduled function ever ran.
 * @throws the signal's reason between two steps when it is aborted; what is rolled up stays.
 */
export async function rollUp(db: Db, now: Date, signal?: AbortSignal): Promise<Date> {
  const target = new Date(Math.floor((now.getTime() - LATE_VIEW_MS) / HOUR_MS) * HOUR_MS);
  let countedUntil = await countedUntilOf(db);
  while (!countedUntil || countedUntil < target) {
    signal?.throwIfAborted();
    countedUntil = await rollUpStep(db, target);
  }
  return countedUntil;
}

async function countedUntilOf(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('analyticsCounted').select('countedUntil').executeTakeFirst();
  return row?.countedUntil;
}

/** Counts whole days anew, from the one that is not complete yet, and at most so many in one transaction. */
const rollUpStep = (db: Db, target: Date): Promise<Date> =>
  db.transaction().execute(async (transaction) => {
    const countedUntil = await lockCounted(transaction, target);
    // Somebody else was quicker.
    if (countedUntil >= target) return countedUntil;
    const { rows } = await sql<{ from: Date; to: Date; day: string }>`
      with start as (select date_trunc('day', ${countedUntil}::timestamptz, 'Europe/Berlin') as at)
      select at as "from", (at at time zone 'Europe/Berlin')::date::text as day, least(
        ${target}::timestamptz,
        date_trunc('day', at + ${`${ROLL_UP_STEP_DAYS} days`}::interval, 'Europe/Berlin')
      ) as "to" from start`.execute(transaction);
    const [step] = rows;
    if (!step) throw new Error('The database gave no period to roll up.');
    await storeCounts(transaction, step);
    await transaction.updateTable('analyticsCounted').set({ countedUntil: step.to }).execute();
    return step.to;
  });

/** The counter's row, made at the first time: then everything from the oldest view on is still to be counted. */
async function lockCounted(transaction: Transaction<Database>, target: Date): Promise<Date> {
  await sql`
    insert into analytics_counted (counted_until)
    select least(min("timestamp"), ${target}::timestamptz) from analytics
    on conflict (id) do nothing`.execute(transaction);
  const { countedUntil } = await transaction
    .selectFrom('analyticsCounted')
    .select('countedUntil')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return countedUntil;
}

async function storeCounts(
  transaction: Transaction<Database>,
  { from, to, day }: { from: Date; to: Date; day: string },
) {
  for (const table of ['analyticsHours', 'analyticsVisitors', 'analyticsLabels'] as const) {
    await transaction.deleteFrom(table).where('day', '>=', day).execute();
  }
  await sql`insert into analytics_hours (day, hour, views) ${hoursBetween(from, to)}`.execute(transaction);
  await sql`insert into analytics_visitors (day, hour, last_day, visitors) ${visitorsBetween(from, to)}`.execute(
    transaction,
  );
  await sql`insert into analytics_labels (day, kind, label, views) ${labelsBetween(from, to)}`.execute(transaction);
}
