import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { spanOf } from './time-span.ts';

/** Whether a date is ahead; one without a time stays ahead all its day. */
export const isAhead = ({ day, time }: NextDate, now: Date): boolean => {
  const moment = time && berlinMoment(day, time);
  return moment ? moment > now : day >= berlinDay(now);
};

/** Whether a date's time is over, so the job is done or the date must move. */
export const isOver = (date: NextDate, now: Date): boolean => {
  const span = spanOf(date);
  return span ? span.end <= now : date.day < berlinDay(now);
};
