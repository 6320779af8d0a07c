import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema/index.ts';
import type { SentMessage } from '#shared/api/sent-message.ts';

type Db = Kysely<Database>;

/** Finds what was sent about requests, by the request's id; a request without messages is left out. */
export async function findMessages(db: Db, ids: readonly string[]): Promise<Map<string, SentMessage[]>> {
  const rows = await db
    .selectFrom('shortLived.outbox as message')
    .leftJoin('shortLived.pushDevices as device', 'device.id', 'message.deviceId')
    .select(['message.contactId', 'message.kind', 'message.channel', 'message.attempts', 'message.nextAt'])
    .select(['message.sentAt', 'message.givenUpAt', 'message.trouble', 'message.answer'])
    .select((eb) => eb.fn.coalesce('device.name', 'message.recipient').as('recipient'))
    // One parameter, however long the inbox is.
    .where(sql<boolean>`message.contact_id = any(${ids}::uuid[])`)
    .orderBy('message.channel')
    .orderBy(sql`message.kind = 'receipt'`)
    .orderBy('message.recipient')
    .orderBy('device.name')
    .execute();
  return Map.groupBy(
    rows.map(({ contactId, nextAt, sentAt, givenUpAt, ...message }) => ({
      ...(message as Pick<SentMessage, keyof typeof message>),
      contactId: contactId as string,
      nextAt: nextAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      givenUpAt: givenUpAt?.toISOString() ?? null,
    })),
    ({ contactId }) => contactId,
  );
}

/** Computes a fingerprint of all that was sent about requests: it changes when a message does. */
export async function messagesVersion(db: Db): Promise<string> {
  const { version } = await db
    .selectFrom('shortLived.outbox')
    .select(
      sql<string>`count(*) || '-' || coalesce(sum(hashtextextended(
        concat_ws(' ', id, attempts, next_at, sent_at, given_up_at), 0)), 0)`.as('version'),
    )
    .where('contactId', 'is not', null)
    .executeTakeFirstOrThrow();
  return version;
}

/** Deletes the deletion mails that still wait, because they may name an erased person; gives when they were written. */
export async function withdrawDeletionMails(db: Db): Promise<Date[]> {
  const withdrawn = await db
    .deleteFrom('shortLived.outbox')
    .where('kind', '=', 'deletion')
    .where('body', '<>', '')
    .returning('createdAt')
    .execute();
  return withdrawn.map(({ createdAt }) => createdAt);
}
