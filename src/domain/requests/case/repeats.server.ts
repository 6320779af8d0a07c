import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import type { Before } from '#server/db/schema/request-tables.ts';
import type { RequestRow } from '../rows.server.ts';

/**
 * Selects the first of the open requests that a new one joins as one task: of the same customer, unanswered and
 * untouched, and of the same name or address. A second person at one number is a task of their own.
 */
export const taskOfSender = (
  { name, email }: { name: string; email: string },
  customerId: RawBuilder<unknown>,
  id: string | null = null,
) => sql<string | null>`(select coalesce(repeats, id) from contact_submissions as open
    where customer_id = ${customerId} and id is distinct from ${id}::uuid
      and answered_at is null and moved_at is null and suspicion is null and deleted_at is null
      and (lower(name) = lower(${name}) or email <> '' and lower(email) = lower(${email}))
    order by created_at limit 1)`;

/** Whether an earlier request of the same task is in the inbox. */
export const isRepeat = (request: string) => {
  const of = (column: string) => sql.ref(`${request}.${column}`);
  return sql<boolean>`(${of('repeats')} is not null and exists (select from contact_submissions as first
    where (first.id = ${of('repeats')} or first.repeats = ${of('repeats')})
      and first.suspicion is null and first.deleted_at is null
      and (first.created_at, first.id) < (${of('created_at')}, ${of('id')})))`;
};

/** Settles the other requests of a task with its answer, and returns them as they were. */
export async function ofOneTask(transaction: Db, { id, repeats }: RequestRow, { now }: { now: Date }): Promise<Before> {
  const task = repeats ?? id;
  const settled = await transaction
    .updateTable('contactSubmissions')
    .set({ answeredAt: now, version: sql<number>`version + 1` })
    .where(({ or, eb }) => or([eb('id', '=', task), eb('repeats', '=', task)]))
    .where('id', '<>', id)
    .where('answeredAt', 'is', null)
    .where('suspicion', 'is', null)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  return settled.length > 0 ? { requests: settled.map((row) => ({ ...row, answeredAt: null })) } : {};
}
