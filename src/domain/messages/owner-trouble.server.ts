import { sql } from 'kysely';
import { isUnanswered, seenAt } from '#domain/requests/arrivals.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';

export async function findLastSent(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('shortLived.outbox')
    .select(({ fn }) => fn.max('sentAt').$castTo<Date | null>().as('at'))
    .where('channel', '=', 'mail')
    .where('kind', '=', 'request')
    .executeTakeFirstOrThrow();
  return at;
}

/** A later success at the same address ends the trouble. */
export async function findTrouble(db: Db): Promise<{ since: Date; kind: Trouble } | null> {
  const row = await db
    .selectFrom('shortLived.outbox as mail')
    .select([
      sql<Date | null>`min(mail.created_at)`.as('since'),
      // Takes the newest trouble, because an older mail may have been refused for its own sake.
      sql<Trouble | null>`(array_agg(mail.trouble order by mail.created_at desc))[1]`.as('kind'),
    ])
    .where('mail.channel', '=', 'mail')
    .where('mail.sentAt', 'is', null)
    .where('mail.trouble', 'is not', null)
    // A mistyped address of a visitor is not the owner's trouble.
    .where('mail.kind', '!=', 'receipt')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shortLived.outbox as later')
            .select(sql`1`.as('one'))
            .whereRef('later.recipient', '=', 'mail.recipient')
            .whereRef('later.sentAt', '>', 'mail.createdAt'),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.since && row.kind ? { since: row.since, kind: row.kind } : null;
}

/** Requests whose mails were all given up, newest first; neither answered nor seen in the inbox since. */
export async function findUntold(db: Db, adminId: string): Promise<{ id: string; kind: Trouble }[]> {
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
