import { BACKUP_HOUR } from '#config/limits.ts';
import { addDays, berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';

const DAYS_PER_WEEK = 7;

/** The Sunday 02:00 in Berlin at or before this instant (ruling 16). */
export function lastDue(now: Date): Date {
  const sunday = sundayOf(now);
  const due = dueOn(sunday);
  return due <= now ? due : dueOn(addDays(sunday, -DAYS_PER_WEEK));
}

/** The first Sunday 02:00 in Berlin after this instant. */
export function nextDue(now: Date): Date {
  const sunday = sundayOf(now);
  const due = dueOn(sunday);
  return due > now ? due : dueOn(addDays(sunday, DAYS_PER_WEEK));
}

/** '2026-03', the month in Berlin. */
export const berlinMonth = (instant: Date): string => berlinDay(instant).slice(0, 7);

/** The day in Berlin where it is a Sunday, else the Sunday before it. */
function sundayOf(instant: Date): string {
  const day = berlinDay(instant);
  return addDays(day, -new Date(day).getUTCDay());
}

/** 02:00 in Berlin on a day; the night without it runs at 03:00, the night with two of them at the first. */
function dueOn(day: string): Date {
  const [due] = [BACKUP_HOUR, BACKUP_HOUR + 1].flatMap((hour) => berlinMoment(day, `0${hour}:00`) ?? []);
  if (!due) throw new RangeError(`${day} has no ${BACKUP_HOUR} o'clock`);
  return due;
}
