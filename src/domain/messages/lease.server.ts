import { sql } from 'kysely';
import { HOUR_MS, MINUTE_MS, OUTBOX_ANSWER_MAX_CHARS } from '#config/limits.ts';
import { isUnanswered } from '#domain/requests/case/unanswered.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { MailOutcome } from '#server/mail/smtp.ts';
import { OUTBOX_GIVE_UP_MS, OUTBOX_LEASE_MS, REMINDER_TRUE_FOR_MS } from './limits.ts';
import { type OutboxMessage, waits } from './outbox.server.ts';
import { REMINDERS } from './reminder-times.server.ts';

/** A reminder is stale when it is old or its request is answered. */
const isStillTrue = (now: Date) =>
  sql<boolean>`(kind not in (${sql.join(REMINDERS)})
    or (outbox.created_at > ${new Date(now.getTime() - REMINDER_TRUE_FOR_MS)}::timestamptz
      and (contact_id is null or ${isUnanswered(sql`contact_id`)})))`;

/** Leases the message due for the longest. Another worker may take it afterwards, because this one may have died. */
export async function claimMessage(db: Db, now: Date): Promise<OutboxMessage | undefined> {
  return db
    .updateTable('shortLived.outbox')
    .set((eb) => ({ leaseUntil: new Date(now.getTime() + OUTBOX_LEASE_MS), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('shortLived.outbox')
        .select('id')
        .where(waits)
        .where('nextAt', '<=', now)
        .where(isStillTrue(now))
        .where((or) => or.or([or('leaseUntil', 'is', null), or('leaseUntil', '<=', now)]))
        // Receipts come last.
        .orderBy(sql`kind = 'receipt'`)
        .orderBy('nextAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Whether no retry can help. The owner empties a full mailbox; a visitor's receipt may stay unread (RFC 3463 §3.3). */
const isFinal = ({ kind }: OutboxMessage, { trouble }: MailOutcome): boolean =>
  trouble === 'refused' || trouble === 'too-large' || (trouble === 'full' && kind === 'receipt');

/** Stores the outcome of an attempt, if this worker still has the lease. */
export async function settleMessage(db: Db, message: OutboxMessage, outcome: MailOutcome, now: Date): Promise<void> {
  const nextAt = isFinal(message, outcome) ? undefined : nextAttempt(message, now, outcome.notBefore);
  const isOver = !outcome.trouble || !nextAt;
  await db
    .updateTable('shortLived.outbox')
    .set({
      leaseUntil: null,
      trouble: outcome.trouble ?? null,
      answer: outcome.answer.slice(0, OUTBOX_ANSWER_MAX_CHARS),
      ...(!outcome.trouble ? { sentAt: now } : nextAt ? { nextAt } : { givenUpAt: now }),
      // Emptied, because it may name several people and is not deleted with each of them.
      ...(isOver && message.contactId === null && message.channel === 'mail' && { body: '', html: '' }),
    })
    .where('id', '=', message.id)
    .where('leaseUntil', '=', message.leaseUntil)
    .execute();
}

/** Does not count the attempt. */
export async function postponeMessage(db: Db, { id, leaseUntil }: OutboxMessage, nextAt: Date): Promise<void> {
  await db
    .updateTable('shortLived.outbox')
    .set((eb) => ({ leaseUntil: null, nextAt, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('leaseUntil', '=', leaseUntil)
    .execute();
}

/** Undefined if none waits. */
export async function nextDue(db: Db, now: Date): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('shortLived.outbox')
    .select(sql<Date | null>`min(greatest(next_at, lease_until))`.as('at'))
    .where(waits)
    .where(isStillTrue(now))
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

const WAITS_MS = [1 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 4 * HOUR_MS, 12 * HOUR_MS];

/**
 * Undefined once it is time to give up. Without jitter, because messages are sent one after another.
 * @param notBefore The time that the server asked for.
 */
export function nextAttempt(
  { attempts, createdAt }: { attempts: number; createdAt: Date },
  now: Date,
  notBefore?: Date,
): Date | undefined {
  const endsAt = createdAt.getTime() + OUTBOX_GIVE_UP_MS;
  if (now.getTime() >= endsAt) return undefined;
  const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? 0;
  const wished = Math.max(now.getTime() + wait, notBefore?.getTime() ?? 0);
  // Makes the last attempt at the very end.
  return new Date(Math.min(wished, endsAt));
}
