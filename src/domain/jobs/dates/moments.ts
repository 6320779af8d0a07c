import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { spanOf } from './time-span.ts';

export const isAhead = ({ day, time }: NextDate, now: Date): boolean => {
  const moment = time && berlinMoment(day, time);
  return moment ? moment > now : day >= berlinDay(now);
};

export const isOver = (date: NextDate, now: Date): boolean => {
  const span = spanOf(date);
  return span ? span.end <= now : date.day < berlinDay(now);
};
