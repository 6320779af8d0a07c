import { sql } from 'kysely';
import { REMINDER_TRUE_FOR_MS, REMINDERS_AT_ONCE } from '#config/limits.ts';
import { isUnanswered, unanswered } from '#domain/requests/case/unanswered.server.ts';
import { findHoliday } from '#domain/requests/holiday.server.ts';
import { promiseBegins } from '#domain/requests/holiday.ts';
import type { Db } from '#server/db/schema/index.ts';
import { queueMessages } from './outbox.server.ts';
import { endOfQuiet } from './quiet-hours.ts';
import { findReaders } from './readers.server.ts';
import { type DueReminder, reminderMessages } from './reminder-messages.server.ts';
import { dueReminder, nextReminder, REMINDED_UNTIL_MS, REMINDERS, type Reminder } from './reminder-times.server.ts';
import { findMessageSettings, findRecipients, type MessageSettings } from './settings.server.ts';

/**
 * Writes one reminder of all requests that are due, unless it is night: then they are looked at again in the morning.
 * However many workers do this at once, each request is reminded of once and once more.
 */
export async function queueReminders(db: Db, now: Date): Promise<void> {
  const settings = await findMessageSettings(db);
  const due = (await findWaiting(db, now, settings)).flatMap((request) => {
    const reminder = dueReminder(request, now);
    return reminder ? [{ ...request, reminder }] : [];
  });
  if (due.length === 0 || endOfQuiet(now, settings)) return;
  await db.transaction().execute(async (transaction) => {
    const taken = await noteReminded(transaction, due);
    const mine = due.filter(({ id }) => taken.has(id));
    if (mine.length === 0) return;
    const readers = await findReaders(transaction, 'requests', now);
    await queueMessages(transaction, reminderMessages(mine, readers, now));
  });
}

/** Notes what is reminded of now, and returns the requests that no other worker has taken. */
async function noteReminded(transaction: Db, due: readonly DueReminder[]): Promise<Set<string>> {
  const taken = await transaction
    .insertInto('shortLived.reminded')
    .values(due.map(({ id, reminder }) => ({ contactId: id, kind: reminder })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('contactId')
    .execute();
  return new Set(taken.map(({ contactId }) => contactId));
}

/** When the next reminder is due; undefined where nothing waits that one is still to come of. */
export async function nextReminderAt(db: Db, now: Date): Promise<Date | undefined> {
  const settings = await findMessageSettings(db);
  const waiting = await findWaiting(db, now, settings);
  const moments = waiting.flatMap((request) => nextReminder(request, now, settings) ?? []);
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0];
}

/** Whether a message still says what is true: the request that it reminds of may have been answered. */
export const isStillTrue = (now: Date) =>
  sql<boolean>`(kind not in (${sql.join(REMINDERS)})
    or (outbox.created_at > ${new Date(now.getTime() - REMINDER_TRUE_FOR_MS)}::timestamptz
      and (contact_id is null or ${isUnanswered(sql`contact_id`)})))`;

/** Finds what waits and is not over yet, the longest waiting first, with its reminders; nothing where none are wished. */
async function findWaiting(db: Db, now: Date, settings: MessageSettings) {
  if (!settings.hasReminders || (await findRecipients(db, settings)).length === 0) return [];
  const holiday = await findHoliday(db);
  const oldest = new Date(now.getTime() - REMINDED_UNTIL_MS);
  // What came in the holidays is reminded of after them.
  const since = holiday ? new Date(Math.min(oldest.getTime(), Date.parse(holiday.from))) : oldest;
  const waiting = await unanswered(db)
    .selectAll()
    .select(sql<Reminder[]>`array(select kind from short_lived.reminded where contact_id = unanswered.id)`.as('told'))
    .where('createdAt', '>', since)
    .where(
      sql<boolean>`not exists (select from short_lived.reminded
        where contact_id = unanswered.id and kind = 'last-reminder')`,
    )
    .orderBy('createdAt')
    .limit(REMINDERS_AT_ONCE)
    .execute();
  return waiting
    .map((request) => ({ ...request, promisedFrom: promiseBegins(request.createdAt, holiday) }))
    .filter(({ promisedFrom }) => promisedFrom > oldest);
}
