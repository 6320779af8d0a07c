import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import { countTasks } from './case/waiting.server.ts';

/** The last time an administrator saw the inbox; null if unknown. @param adminId A column, or a value as SQL. */
export const seenAt = (adminId: Expression<unknown>): RawBuilder<Date | null> => sql`(
  select seen.seen_at from short_lived.inbox_seen as seen where seen.admin_id = ${adminId})`;

/** Counts the requests since `seenAt`, or of the last day if that is unknown. */
const unseenCount = (adminId: Expression<unknown>, now: Date): RawBuilder<number> => sql`(
  select count(*)::int from contact_submissions as contact
  where contact.kind = 'form' and contact.suspicion is null
    and contact.created_at > coalesce(${seenAt(adminId)}, ${now}::timestamptz - interval '1 day'))`;

/** Counts what waits and the requests new to an administrator, and finds the newest, seen or not. */
export async function findArrivals(db: Db, adminId: string, now: Date) {
  const newest = db
    .selectFrom('contactSubmissions')
    .select('id')
    .where('kind', '=', 'form')
    .where('suspicion', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  const arrived = await db
    .selectNoFrom([unseenCount(sql`${adminId}::uuid`, now).as('count'), newest.as('newestId')])
    .executeTakeFirstOrThrow();
  return { ...arrived, waiting: await countTasks(db, now) };
}

/** Counts the requests that came since then, up to a number. */
export async function countRequestsSince(db: Db, since: Date, most: number): Promise<number> {
  const rows = await db
    .selectFrom('contactSubmissions')
    .select('id')
    .where('kind', '=', 'form')
    .where('suspicion', 'is', null)
    .where('createdAt', '>', since)
    .limit(most)
    .execute();
  return rows.length;
}

export const noteSeen = (db: Db, adminId: string, now: Date) =>
  db
    .insertInto('shortLived.inboxSeen')
    .values({ adminId, seenAt: now })
    .onConflict((conflict) => conflict.column('adminId').doUpdateSet({ seenAt: now }))
    .execute();
