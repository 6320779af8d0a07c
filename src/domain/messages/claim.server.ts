import { sql } from 'kysely';
import { HOUR_MS, MINUTE_MS, OUTBOX_ANSWER_MAX_CHARS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { MailOutcome } from '#server/mail/smtp.ts';
import { OUTBOX_CLAIM_MS, OUTBOX_GIVE_UP_MS } from './limits.ts';
import { type OutboxMessage, waits } from './outbox.server.ts';

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
