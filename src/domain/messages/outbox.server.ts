import type { ExpressionBuilder, Selectable } from 'kysely';
import { DAY_MS, RETENTION } from '#config/limits.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import type { OutboxTable } from '#server/db/schema/message-tables.ts';
import type { NewMessage } from './to-readers.server.ts';

export type OutboxMessage = Selectable<OutboxTable>;

export async function queueMessages(db: Db, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = db.insertInto('shortLived.outbox').values([...messages]);
  await rows.onConflict((conflict) => conflict.doNothing()).execute();
}

export const waits = (eb: ExpressionBuilder<Database, 'shortLived.outbox'>) =>
  eb.and([eb('sentAt', 'is', null), eb('givenUpAt', 'is', null)]);

export async function isAnyWaiting(db: Db): Promise<boolean> {
  return (await db.selectFrom('shortLived.outbox').select('id').where(waits).limit(1).execute()).length > 0;
}

export async function lastOf(db: Db, kind: OutboxMessage['kind']): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('shortLived.outbox')
    .select(({ fn }) => fn.max('createdAt').$castTo<Date | null>().as('at'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

/** Counts the requests since a moment that have a message of their own. */
export async function toldSince(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('shortLived.outbox')
    .select(({ fn }) => fn.count<string>('contactId').distinct().as('count'))
    .where('kind', '=', 'request')
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes 'Was wartet' mails that were not sent, because a newer one takes their place. */
export const forgetWaiting = (transaction: Db, before: Date) =>
  transaction
    .deleteFrom('shortLived.outbox')
    .where('kind', '=', 'waiting')
    .where('createdAt', '<', before)
    .where(waits)
    .execute();

export const forgetOldMessages = (db: Db, now: Date) =>
  db
    .deleteFrom('shortLived.outbox')
    .where('createdAt', '<', new Date(now.getTime() - RETENTION.messageDays * DAY_MS))
    .execute();
