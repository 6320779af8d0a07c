import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import type { Job } from '#server/jobs.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { type Absence, announcementOf } from './absence.ts';
import { ABSENCE_KEPT_DAYS } from './limits.ts';

export interface StoredAbsence extends Absence {
  id: string;
}

/** Finds all in their order, also those that are over: requests of these days may still wait. */
export const findAbsences = (db: Db): Promise<StoredAbsence[]> =>
  db
    .selectFrom('absences')
    .select(['id', 'fromDay as from', 'untilDay as until', 'sentence'])
    .orderBy('fromDay')
    .execute();

/** What visitors learn today. */
export const findAnnouncement = async (db: Db, now: Date): Promise<string> =>
  announcementOf(await findAbsences(db), now);

/** Adds or changes one, unless another one takes a day of it: returns that one. */
export async function saveAbsence(transaction: Db, { id, ...absence }: StoredAbsence, setBy: string) {
  const { from, until, sentence } = absence;
  // Two devices at once would both find the days free.
  await sql`lock table absences in share row exclusive mode`.execute(transaction);
  const all = await findAbsences(transaction);
  const other = all.find((one) => one.id !== id && one.from <= until && from <= one.until);
  if (other) return other;
  const row = { fromDay: from, untilDay: until, sentence, setBy };
  const insert = transaction.insertInto('absences').values({ id, ...row });
  await insert.onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
  return undefined;
}

/** Ends one today; its days before stay, because their requests were promised an answer after them. */
export async function endAbsence(db: Db, id: string, now: Date): Promise<boolean> {
  const today = berlinDay(now);
  const removed = await db.deleteFrom('absences').where('id', '=', id).where('fromDay', '>=', today).executeTakeFirst();
  const ending = db.updateTable('absences').set({ untilDay: addDays(today, -1) });
  const ended = await ending.where('id', '=', id).where('untilDay', '>=', today).executeTakeFirst();
  return removed.numDeletedRows + ended.numUpdatedRows > 0;
}

/** Forgets what was said and by whom after the last day, because it may tell of an illness; the days later. */
export const forgetAbsences: Job = async (db, now) => {
  const today = berlinDay(now);
  await db.updateTable('absences').set({ sentence: '', setBy: '' }).where('untilDay', '<', today).execute();
  await db.deleteFrom('absences').where('untilDay', '<', addDays(today, -ABSENCE_KEPT_DAYS)).execute();
};
