import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  OUTBOX_ANSWER_MAX_CHARS,
  OUTBOX_GIVE_UP_MS,
  OUTBOX_LEASE_MS,
  RETENTION,
} from '#config/limits.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import type { OutboxTable } from '#server/db/schema/message-tables.ts';
import type { MailOutcome } from '#server/mail/smtp.ts';
import { isStillTrue } from './reminders.server.ts';
import type { NewMessage } from './to-readers.server.ts';

export type OutboxMessage = Selectable<OutboxTable>;

/** Puts messages into the outbox, each once. Returns how many are new. */
export async function queueMessages(db: Db, messages: readonly NewMessage[]): Promise<number> {
  if (messages.length === 0) return 0;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('shortLived.outbox')
    .values([...messages])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** Neither sent nor given up. */
export const waits = (eb: ExpressionBuilder<Database, 'shortLived.outbox'>) =>
  eb.and([eb('sentAt', 'is', null), eb('givenUpAt', 'is', null)]);

/**
 * Takes the message that is due for the longest, for this worker alone until its lease ends; undefined when none is.
 * A worker that dies leaves it to the next one.
 */
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
        // Mails to the owner go before receipts.
        .orderBy(sql`kind = 'receipt'`)
        .orderBy('nextAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Writes down what came of an attempt, while the lease is still this worker's. */
export async function settleMessage(db: Db, message: OutboxMessage, outcome: MailOutcome, now: Date): Promise<void> {
  const nextAt = outcome.trouble === 'refused' ? undefined : nextAttempt(message, now, outcome.notBefore);
  const isOver = !outcome.trouble || !nextAt;
  await db
    .updateTable('shortLived.outbox')
    .set({
      leaseUntil: null,
      trouble: outcome.trouble ?? null,
      answer: outcome.answer.slice(0, OUTBOX_ANSWER_MAX_CHARS),
      ...(!outcome.trouble ? { sentAt: now } : nextAt ? { nextAt } : { givenUpAt: now }),
      // It may name several people, and can't go with each of them.
      ...(isOver && message.contactId === null && message.channel === 'mail' && { body: '', html: '' }),
    })
    .where('id', '=', message.id)
    .where('leaseUntil', '=', message.leaseUntil)
    .execute();
}

/** Gives a message back until a later time, as if it had not been tried. */
export async function postponeMessage(db: Db, { id, leaseUntil }: OutboxMessage, nextAt: Date): Promise<void> {
  await db
    .updateTable('shortLived.outbox')
    .set((eb) => ({ leaseUntil: null, nextAt, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('leaseUntil', '=', leaseUntil)
    .execute();
}

/** When the next attempt of all that waits is due; undefined where nothing waits. */
export async function nextDue(db: Db, now: Date): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('shortLived.outbox')
    .select(sql<Date | null>`min(greatest(next_at, lease_until))`.as('at'))
    .where(waits)
    .where(isStillTrue(now))
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

/** When the last digest was written; undefined where there is none. */
export async function lastDigest(db: Db): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('shortLived.outbox')
    .select(({ fn }) => fn.max('createdAt').$castTo<Date | null>().as('at'))
    .where('kind', '=', 'digest')
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

/** Removes messages whose time is over. */
export const forgetOldMessages = (db: Db, now: Date) =>
  db
    .deleteFrom('shortLived.outbox')
    .where('createdAt', '<', new Date(now.getTime() - RETENTION.messageDays * DAY_MS))
    .execute();

const WAITS_MS = [1 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 4 * HOUR_MS, 12 * HOUR_MS];
const JITTER = 0.2;

/**
 * When to try again after so many attempts (1 or more), or undefined when it is time to give up. A fifth earlier or
 * later, so that what failed together does not come back together.
 * @param notBefore what the server asked for.
 * @param random 0 to 1.
 */
export function nextAttempt(
  { attempts, createdAt }: { attempts: number; createdAt: Date },
  now: Date,
  notBefore?: Date,
  random: number = Math.random(),
): Date | undefined {
  const endsAt = createdAt.getTime() + OUTBOX_GIVE_UP_MS;
  if (now.getTime() >= endsAt) return undefined;
  const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? 0;
  const at = now.getTime() + wait * (1 - JITTER + 2 * JITTER * random);
  const wished = Math.max(at, notBefore?.getTime() ?? 0);
  // The last attempt is made when the time is over, not before.
  return new Date(Math.min(wished, endsAt));
}
