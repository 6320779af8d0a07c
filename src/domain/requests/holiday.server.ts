import type { Db } from '#server/db/schema/index.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import type { Holiday } from './holiday.ts';

/** Finds the company holidays, which may be over. */
export async function findHoliday(db: Db): Promise<Holiday | undefined> {
  return db.selectFrom('holiday').select(['fromDay as from', 'untilDay as until', 'sentence']).executeTakeFirst();
}

/** Finds the company holidays unless they are over. */
export async function findHolidayAhead(db: Db, now: Date): Promise<Holiday | undefined> {
  const holiday = await findHoliday(db);
  return holiday && holiday.until >= berlinDay(now) ? holiday : undefined;
}

/** Sets the holidays; undefined removes them. */
export async function saveHoliday(db: Db, holiday: Holiday | undefined): Promise<void> {
  if (!holiday) {
    await db.deleteFrom('holiday').execute();
    return;
  }
  const row = { fromDay: holiday.from, untilDay: holiday.until, sentence: holiday.sentence };
  await db
    .insertInto('holiday')
    .values(row)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(row))
    .execute();
}
