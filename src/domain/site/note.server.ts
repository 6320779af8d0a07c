import type { Db } from '#server/db/schema/index.ts';
import type { Job } from '#server/jobs.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';

/** A sentence that visitors see at once, on days in Germany like '2026-11-21', both included. */
export interface Note {
  sentence: string;
  from: string;
  until: string;
  admin: string;
}

/** Finds the note unless it is over. It may be for a later day. */
export const findNote = (db: Db, now: Date): Promise<Note | undefined> =>
  db
    .selectFrom('siteNote')
    .select(['sentence', 'fromDay as from', 'untilDay as until', 'admin'])
    .where('untilDay', '>=', berlinDay(now))
    .executeTakeFirst();

/** Finds the note that visitors see today. */
export async function findTodaysNote(db: Db, now: Date): Promise<Note | undefined> {
  const note = await findNote(db, now);
  return note && note.from <= berlinDay(now) ? note : undefined;
}

/** Sets the note; undefined removes it. */
export async function saveNote(db: Db, note: Note | undefined, now: Date): Promise<void> {
  if (!note) {
    await db.deleteFrom('siteNote').execute();
    return;
  }
  const { sentence, from, until, admin } = note;
  const row = { sentence, fromDay: from, untilDay: until, admin, setAt: now };
  await db
    .insertInto('siteNote')
    .values(row)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(row))
    .execute();
}

/** Removes a note after its last day, because it may tell of an illness and names who set it. */
export const forgetNote: Job = async (db, now) => {
  await db.deleteFrom('siteNote').where('untilDay', '<', berlinDay(now)).execute();
};
