import { sql } from 'kysely';
import { isUnanswered, seenAt } from '#domain/requests/arrivals.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import { inboxOnly } from './inbox-links.server.ts';

/** The mails about requests, by the request's id. */
export async function findMails(db: Db, ids: readonly string[]) {
  const mails = await db
    .selectFrom('shortLived.outbox')
    .select(['contactId', 'kind', 'recipient', 'sentAt'])
    .where('channel', '=', 'mail')
    // An array, because it is one parameter for any number of ids.
    .where(sql<boolean>`contact_id = any(${ids}::uuid[])`)
    .orderBy(sql`kind = 'receipt'`)
    .orderBy('recipient')
    .execute();
  return Map.groupBy(mails, ({ contactId }) => contactId);
}

export async function findLastSent(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('shortLived.outbox')
    .select(({ fn }) => fn.max('sentAt').$castTo<Date | null>().as('at'))
    .where('channel', '=', 'mail')
    .where('kind', '=', 'request')
    .executeTakeFirstOrThrow();
  return at;
}

/** A later success at the same address ends the trouble. A mistyped address of a visitor is not the owner's trouble. */
export async function findTrouble(db: Db): Promise<{ since: Date; kind: Trouble } | null> {
  // The newest trouble, because an older mail may have been refused for its own sake.
  const { rows } = await sql<{ since: Date; kind: Trouble }>`
    select min(created_at) as since, (array_agg(trouble order by created_at desc))[1] as kind
    from short_lived.outbox as mail
    where channel = 'mail' and sent_at is null and trouble is not null and kind <> 'receipt'
      and not exists (select from short_lived.outbox as later
        where later.recipient = mail.recipient and later.sent_at > mail.created_at)
    having count(*) > 0`.execute(db);
  return rows[0] ?? null;
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

/** Takes the words out of a waiting mail that may name an erased person: it tells of others, too. */
export const withdrawMails = (db: Db) =>
  db.updateTable('shortLived.outbox').set(inboxOnly()).where('kind', '=', 'waiting').where('body', '<>', '').execute();
