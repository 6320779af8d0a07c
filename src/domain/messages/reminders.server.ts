import { sql } from 'kysely';
import { promiseBegins } from '#domain/absence/absence.ts';
import { findAbsences } from '#domain/absence/absences.server.ts';
import { realFirst } from '#domain/jobs/real-first.server.ts';
import { unanswered } from '#domain/requests/case/unanswered.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { queueMessages } from './outbox.server.ts';
import { endOfQuiet } from './quiet-hours.ts';
import { findReaders } from './readers.server.ts';
import { type DueReminder, reminderMessages } from './reminder-messages.server.ts';
import { dueReminder, nextReminder, REMINDED_UNTIL_MS, type Reminder } from './reminder-times.server.ts';
import { findMessageSettings, type MessageSettings } from './settings.server.ts';

/** Waits until morning during quiet hours. Parallel workers are safe: each request gets its two reminders once. */
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
    await queueMessages(transaction, reminderMessages(await realFirst(transaction, mine), readers, now));
  });
}

/** Returns the ids that no other worker has taken. */
async function noteReminded(transaction: Db, due: readonly DueReminder[]): Promise<Set<string>> {
  const taken = await transaction
    .insertInto('shortLived.reminded')
    .columns(['contactId', 'kind'])
    // Arrays, because they are two parameters for any number of requests.
    .expression(sql`select * from unnest(
      ${due.map(({ id }) => id)}::uuid[], ${due.map(({ reminder }) => reminder)}::text[])`)
    .onConflict((conflict) => conflict.doNothing())
    .returning('contactId')
    .execute();
  return new Set(taken.map(({ contactId }) => contactId));
}

/** Undefined if none is to come. */
export async function nextReminderAt(db: Db, now: Date): Promise<Date | undefined> {
  const settings = await findMessageSettings(db);
  const waiting = await findWaiting(db, now, settings);
  const moments = waiting.flatMap((request) => nextReminder(request, now, settings) ?? []);
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0];
}

/** Finds the requests that may still get a reminder, oldest first. Empty while reminders are off. */
async function findWaiting(db: Db, now: Date, settings: MessageSettings) {
  if (!settings.hasReminders) return [];
  const absences = await findAbsences(db);
  const oldest = new Date(now.getTime() - REMINDED_UNTIL_MS);
  // Includes requests sent during an absence, because their reminders follow after it.
  const since = new Date(Math.min(oldest.getTime(), ...absences.map(({ from }) => Date.parse(from))));
  const waiting = await unanswered(db)
    .select(sql<Reminder[]>`array(select kind from short_lived.reminded where contact_id = request.id)`.as('told'))
    .where('createdAt', '>', since)
    .where(
      sql<boolean>`not exists (select from short_lived.reminded
        where contact_id = request.id and kind = 'last-reminder')`,
    )
    .orderBy('createdAt')
    .execute();
  return waiting
    .map((request) => ({ ...request, promisedFrom: promiseBegins(request.createdAt, absences) }))
    .filter(({ promisedFrom }) => promisedFrom > oldest);
}
