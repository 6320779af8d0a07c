import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import { DAY_MS, OUTBOX_ANSWER_MAX_CHARS, OUTBOX_LEASE_MS, RETENTION } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { OutboxTable } from '#server/db/schema/outbox.ts';
import type { MailOutcome } from '#server/mail/smtp.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import { isStillTrue } from './reminders.server.ts';
import { nextAttempt } from './retry.ts';

type Db = Kysely<Database>;
export type OutboxMessage = Selectable<OutboxTable>;

/** Neither sent nor given up. */
const waits = (eb: ExpressionBuilder<Database, 'shortLived.outbox'>) =>
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
        // That somebody asks is more urgent than that they are told so.
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
      // It names several people, and can't go with each of them.
      ...(isOver && message.kind === 'deletion' && { body: '', html: '' }),
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

/** Puts off every mail that waits, and writes down why. */
export async function holdWaiting(
  db: Db,
  { until, trouble, answer }: { until: Date; trouble: Trouble; answer: string },
): Promise<void> {
  await db
    .updateTable('shortLived.outbox')
    .set({ trouble, answer, nextAt: until })
    .where(waits)
    .where('channel', '=', 'mail')
    .where('nextAt', '<', until)
    .execute();
}

/** Lets every mail that waits try again at once: the mail server takes our messages now. */
export async function releaseAll(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('shortLived.outbox')
    .set({ nextAt: now })
    .where(waits)
    .where('channel', '=', 'mail')
    .where('trouble', 'is not', null)
    .execute();
}

/** When the next attempt of all that waits is due, letters included; undefined where nothing waits. */
export async function nextDue(db: Db, now: Date): Promise<Date | undefined> {
  const attempt = db.selectFrom('shortLived.outbox').select(sql`min(greatest(next_at, lease_until))`.as('at'));
  const letter = db.selectFrom('shortLived.letters').select(({ fn }) => fn.min('createdAt').as('at'));
  const { at } = await db
    .selectNoFrom(sql<Date | null>`least(${attempt.where(waits).where(isStillTrue(now))}, ${letter})`.as('at'))
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

/** Removes messages whose time is over. */
export async function forgetOldMessages(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.messageDays * DAY_MS);
  for (const table of ['shortLived.outbox', 'shortLived.letters'] as const) {
    await db.deleteFrom(table).where('createdAt', '<', before).execute();
  }
}
