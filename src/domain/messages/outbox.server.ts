import type { ExpressionBuilder, Selectable } from 'kysely';
import { DAY_MS, RETENTION } from '#config/limits.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import type { OutboxTable } from '#server/db/schema/message-tables.ts';
import type { NewMessage } from './to-readers.server.ts';

export type OutboxMessage = Selectable<OutboxTable>;

/** Queues each message once. Returns how many are new. */
export async function queueMessages(db: Db, messages: readonly NewMessage[]): Promise<number> {
  if (messages.length === 0) return 0;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('shortLived.outbox')
    .values([...messages])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

export const waits = (eb: ExpressionBuilder<Database, 'shortLived.outbox'>) =>
  eb.and([eb('sentAt', 'is', null), eb('givenUpAt', 'is', null)]);

/** Undefined if there is none. */
export async function lastOf(
  db: Db,
  kinds: OutboxMessage['kind'][],
  channels: OutboxMessage['channel'][] = ['mail', 'push'],
): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('shortLived.outbox')
    .select(({ fn }) => fn.max('createdAt').$castTo<Date | null>().as('at'))
    .where('kind', 'in', kinds)
    .where('channel', 'in', channels)
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

export const forgetOldMessages = (db: Db, now: Date) =>
  db
    .deleteFrom('shortLived.outbox')
    .where('createdAt', '<', new Date(now.getTime() - RETENTION.messageDays * DAY_MS))
    .execute();
