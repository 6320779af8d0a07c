import { findNews } from '#domain/requests/news.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { nextDue } from './lease.server.ts';
import { nextReminderAt } from './reminders.server.ts';

/** Finds when a message is due next: a waiting one, a reminder, or one about a new request. Undefined if none is to come. */
export async function nextMoment(db: Db, now: Date, floodUntil: Date): Promise<Date | undefined> {
  const { oldest } = await findNews(db);
  const tellAt = oldest && (oldest < floodUntil ? floodUntil : oldest);
  const moments = [await nextDue(db, now), await nextReminderAt(db, now), tellAt];
  return moments.filter((at) => at !== undefined).toSorted((a, b) => a.getTime() - b.getTime())[0];
}
