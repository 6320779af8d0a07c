import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { DAY_MS, HOUR_MS, MINUTE_MS, OUTBOX_ANSWER_MAX_CHARS, RETENTION } from '#config/limits.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import type { OutboxTable } from '#server/db/schema/message-tables.ts';
import type { MailOutcome } from '#server/mail/smtp.ts';
import { OUTBOX_CLAIM_MS, OUTBOX_GIVE_UP_MS } from './limits.ts';
import type { NewMessage } from './to-readers.server.ts';

export type OutboxMessage = Selectable<OutboxTable>;

export async function queueMessages(db: Db, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = db.insertInto('shortLived.outbox').values([...messages]);
  await rows.onConflict((conflict) => conflict.doNothing()).execute();
}

const waits = (eb: ExpressionBuilder<Database, 'shortLived.outbox'>) =>
  eb.and([eb('sentAt', 'is', null), eb('givenUpAt', 'is', null)]);

export async function isAnyWaiting(db: Db): Promise<boolean> {
  return (await db.selectFrom('shortLived.outbox').select('id').where(waits).limit(1).execute()).length > 0;
}

/** Claims the message due for the longest. It is due again after OUTBOX_CLAIM_MS, because this worker may die. */
export const claimMessage = (db: Db, now: Date, isQuiet = false): Promise<OutboxMessage | undefined> =>
  db
    .updateTable('shortLived.outbox')
    .set((eb) => ({ nextAt: new Date(now.getTime() + OUTBOX_CLAIM_MS), attempts: eb('attempts', '+', 1) }))
    .where(
      'id',
      '=',
      sql<string>`(select id from short_lived.outbox
        where sent_at is null and given_up_at is null and next_at <= ${now} and not (${isQuiet} and channel = 'push')
        order by kind = 'receipt', next_at limit 1 for update skip locked)`,
    )
    .returningAll()
    .executeTakeFirst();

/** Whether no retry can help. The owner empties a full mailbox; a visitor's receipt may stay unread (RFC 3463 §3.3). */
const isFinal = ({ kind }: OutboxMessage, { trouble }: MailOutcome): boolean =>
  trouble === 'refused' || trouble === 'too-large' || (trouble === 'full' && kind === 'receipt');

/** Stores the outcome of an attempt, unless another worker has claimed the message since. */
export async function settleMessage(db: Db, message: OutboxMessage, outcome: MailOutcome, now: Date): Promise<void> {
  const nextAt = isFinal(message, outcome) ? undefined : nextAttempt(message, now, outcome);
  const isOver = !outcome.trouble || !nextAt;
  await db
    .updateTable('shortLived.outbox')
    .set({
      trouble: outcome.trouble ?? null,
      answer: outcome.answer.slice(0, OUTBOX_ANSWER_MAX_CHARS),
      ...(!outcome.trouble ? { sentAt: now } : nextAt ? { nextAt } : { givenUpAt: now }),
      // Emptied, because it may name several people and is not deleted with each of them.
      ...(isOver && message.contactId === null && message.channel === 'mail' && { body: '', html: '' }),
    })
    .where('id', '=', message.id)
    .where('attempts', '=', message.attempts)
    .where(waits)
    .execute();
}

/** Makes waiting mails due at once, except those that are due soon, because a worker may hold them. */
export const releaseMails = (db: Db, now: Date) =>
  db
    .updateTable('shortLived.outbox')
    .set({ nextAt: now })
    .where(waits)
    .where('channel', '=', 'mail')
    .where('nextAt', '>', new Date(now.getTime() + OUTBOX_CLAIM_MS))
    .execute();

const WAITS_MS = [1 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 1 * HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS];

/** Undefined once it is time to give up. Without jitter, because messages are sent one after another. */
export function nextAttempt(
  { attempts, createdAt }: Pick<OutboxMessage, 'attempts' | 'createdAt'>,
  now: Date,
  { trouble, notBefore }: Partial<MailOutcome>,
): Date | undefined {
  const endsAt = createdAt.getTime() + OUTBOX_GIVE_UP_MS;
  if (now.getTime() >= endsAt) return undefined;
  // A refused login waits for an hour at least, because repeated ones get accounts locked.
  const least = trouble === 'login' ? HOUR_MS : 0;
  const wait = Math.max(least, WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? 0);
  // Makes the last attempt at the very end.
  return new Date(Math.min(Math.max(now.getTime() + wait, notBefore?.getTime() ?? 0), endsAt));
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
