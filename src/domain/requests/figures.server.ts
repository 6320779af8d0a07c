import { type RawBuilder, sql } from 'kysely';
import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import { SERVICE_KINDS } from '#content/service-kinds.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays, berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { isRepeat } from './case/repeats.server.ts';
import { inboxRows } from './rows.server.ts';
import type { RequestStats } from './shapes.ts';

export async function countFormRequests(db: Db, since: Date): Promise<number> {
  const { count } = await inboxRows(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', 'form')
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the week that begins on a Monday ('2026-11-16'). */
export async function requestFigures(db: Db, monday: string, now: Date) {
  const [startOfBefore, start, end] = [-7, 0, 7].map((days) => berlinMoment(addDays(monday, days), '00:00') as Date);
  const due = sql`created_at + ${REPLY_WITHIN_MS} * interval '1 millisecond'`;
  const isOfWeek = sql`created_at >= ${start} and created_at < ${end}`;
  const isTask = sql`${isOfWeek} and not is_repeat`;
  const count = (condition: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const recent = inboxRows(db)
    .select(['createdAt', 'answeredAt', 'dealAt', isRepeat('request').as('isRepeat')])
    .where(sql<boolean>`(created_at >= ${startOfBefore} or deal_at >= ${start})`);
  return db
    .selectFrom(recent.as('request'))
    .select([
      count(isOfWeek).as('requests'),
      count(sql`created_at >= ${startOfBefore} and created_at < ${start}`).as('requestsBefore'),
      count(sql`${isTask} and answered_at <= ${due}`).as('inTime'),
      count(sql`${isTask} and coalesce(answered_at > ${due}, ${due} <= ${now})`).as('late'),
      count(sql`deal_at >= ${start} and deal_at < ${end}`).as('deals'),
    ])
    .executeTakeFirstOrThrow();
}

export async function countRequests(db: Db, now: Date): Promise<Omit<RequestStats, 'states'>> {
  const startOfDay = berlinMoment(berlinDay(now), '00:00') as Date;
  const rows = await inboxRows(db)
    .select(sql<string>`coalesce(service, 'sonstiges')`.as('service'))
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`count(phone)::int`.as('withPhone')])
    .select(sql<number>`(count(*) filter (where created_at >= ${startOfDay}))::int`.as('today'))
    .groupBy(sql`coalesce(service, 'sonstiges')`)
    .execute();
  const sum = (figure: 'count' | 'today' | 'withPhone') => rows.reduce((all, row) => all + row[figure], 0);
  const none = SERVICE_KINDS.map((kind) => [kind, 0]);
  return {
    total: sum('count'),
    today: sum('today'),
    withPhone: sum('withPhone'),
    perService: Object.fromEntries([...none, ...rows.map(({ service, count }) => [service, count])]),
  };
}
