import { type Kysely, sql } from 'kysely';
import { seenAt } from '#domain/requests/arrivals.server.ts';
import { isUnanswered } from '#domain/requests/case/unanswered.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';

/**
 * Requests of which every mail to the owner was given up, the newest first; those are left out that somebody has
 * answered, and what an administrator has seen in the inbox since.
 */
export async function findUntold(db: Kysely<Database>, adminId: string): Promise<{ id: string; kind: Trouble }[]> {
  const { rows } = await sql<{ id: string; kind: Trouble }>`
    select contact_id as id, (array_agg(trouble order by given_up_at desc))[1] as kind
    from short_lived.outbox
    where channel = 'mail' and kind = 'request' and contact_id is not null
    group by contact_id
    having bool_and(given_up_at is not null) and ${isUnanswered(sql`contact_id`)} and max(given_up_at) > coalesce(
      ${seenAt(sql`${adminId}::uuid`)}, '-infinity')
    order by max(given_up_at) desc`.execute(db);
  return rows;
}
