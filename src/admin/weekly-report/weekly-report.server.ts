import { finishedJobs } from '#domain/jobs/finished-jobs.server.ts';
import { requestFigures } from '#domain/requests/figures.server.ts';
import { visitsBetween } from '#domain/visits/summary.server.ts';
import { serve } from '#http/serve.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays, berlinMoment, mondayOf } from '#shared/format/berlin-day.ts';
import { weeklyReportRoutes } from './contract.ts';
import { type WeekFigures, weekSentences } from './texts.ts';

const DAYS = 7;

/** Counts the last whole week, Monday to Sunday in Germany. */
export async function weekFigures(db: Db, now: Date): Promise<WeekFigures> {
  const next = mondayOf(now);
  const monday = addDays(next, -DAYS);
  const [startOfBefore, start, end] = [addDays(monday, -DAYS), monday, next].map((day) =>
    berlinMoment(day, '00:00'),
  ) as [Date, Date, Date];
  const [requests, visits] = await Promise.all([
    requestFigures(db, { startOfBefore, start, end }, now),
    visitsBetween(db, monday, next),
  ]);
  return { monday, sunday: addDays(next, -1), ...requests, ...visits };
}

export const door = serve(weeklyReportRoutes, {
  show: async (_, { db, now }) => ({ sentences: weekSentences(await weekFigures(db, now)) }),
  turnover: async ({ query: { month } }, { db }) => ({ month, jobs: await finishedJobs(db, month) }),
});
