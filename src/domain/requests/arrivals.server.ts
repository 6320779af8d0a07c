import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';

export const seenAt = (adminId: Expression<unknown>): RawBuilder<Date | null> => sql`(
  select seen.seen_at from short_lived.inbox_seen as seen where seen.admin_id = ${adminId})`;

/** Whether a request of the inbox has no answer. */
export const isUnanswered = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from contact_submissions as request where request.id = ${id}
    and answered_at is null and suspicion is null and deleted_at is null)`;

export const noteSeen = (db: Db, adminId: string, now: Date) =>
  db
    .insertInto('shortLived.inboxSeen')
    .values({ adminId, seenAt: now })
    .onConflict((conflict) => conflict.column('adminId').doUpdateSet({ seenAt: now }))
    .execute();
