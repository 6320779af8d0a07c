import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
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

/** Takes the words out of a waiting mail that may name an erased person: it tells of others, too. */
export const withdrawMails = (db: Db) =>
  db.updateTable('shortLived.outbox').set(inboxOnly()).where('kind', '=', 'waiting').where('body', '<>', '').execute();
