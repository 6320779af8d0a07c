import { requestFigures } from '#domain/requests/figures.server.ts';
import { visitsBetween } from '#domain/visits/summary.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays, berlinMoment, mondayOf } from '#shared/format/berlin-day.ts';
import type { WeekFigures } from './week-texts.ts';

/** Counts the last whole week, Monday to Sunday in Germany. */
export async function weekFigures(db: Db, now: Date): Promise<WeekFigures> {
  const next = mondayOf(now);
  const monday = addDays(next, -7);
  const [startOfBefore, start, end] = [addDays(monday, -7), monday, next].map((day) => berlinMoment(day, '00:00')) as [
    Date,
    Date,
    Date,
  ];
  const [requests, visits] = await Promise.all([
    requestFigures(db, { startOfBefore, start, end }, now),
    visitsBetween(db, monday, next),
  ]);
  return { monday, sunday: addDays(next, -1), ...requests, ...visits };
}
