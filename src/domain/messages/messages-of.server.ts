import { sql } from 'kysely';
import { namesOfDevices } from '#domain/people/devices.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { SentMessage } from '#shared/api/sent-message.ts';
import { inboxOnly } from './inbox-links.server.ts';

export async function findMessages(db: Db, ids: readonly string[]): Promise<Map<string, SentMessage[]>> {
  const rows = await db
    .selectFrom('shortLived.outbox')
    .select(['contactId', 'deviceId', 'recipient', 'kind', 'channel'])
    .select(['nextAt', 'sentAt', 'givenUpAt', 'trouble', 'answer'])
    // An array, because it is one parameter for any number of ids.
    .where(sql<boolean>`contact_id = any(${ids}::uuid[])`)
    .orderBy('channel')
    .orderBy(sql`kind = 'receipt'`)
    .orderBy('recipient')
    .execute();
  const devices = rows.some(({ deviceId }) => deviceId) ? await namesOfDevices(db) : new Map<string, string>();
  return Map.groupBy(
    rows.map(({ contactId, deviceId, recipient, nextAt, sentAt, givenUpAt, ...rest }) => ({
      ...(rest as Pick<SentMessage, keyof typeof rest>),
      contactId: contactId as string,
      recipient: devices.get(deviceId ?? '') ?? recipient,
      nextAt: nextAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      givenUpAt: givenUpAt?.toISOString() ?? null,
    })),
    ({ contactId }) => contactId,
  );
}

/** Takes the words out of a waiting mail that may name an erased person: it tells of others, too. */
export const withdrawMails = (db: Db) =>
  db.updateTable('shortLived.outbox').set(inboxOnly()).where('kind', '=', 'waiting').where('body', '<>', '').execute();
