import { addDays, berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { BACKUP_HOUR } from './limits.ts';

const DAYS_PER_WEEK = 7;

/** Sunday 02:00 in Berlin (ruling 16). */
export function lastDue(now: Date): Date {
  const sunday = sundayOf(now);
  const due = dueOn(sunday);
  return due <= now ? due : dueOn(addDays(sunday, -DAYS_PER_WEEK));
}

export const nextDue = (now: Date): Date => dueOn(addDays(sundayOf(lastDue(now)), DAYS_PER_WEEK));

export const berlinMonth = (instant: Date): string => berlinDay(instant).slice(0, 7);

function sundayOf(instant: Date): string {
  const day = berlinDay(instant);
  return addDays(day, -new Date(day).getUTCDay());
}

/** 03:00 if clocks skip 02:00, the first one if it comes twice. */
function dueOn(day: string): Date {
  const [due] = [BACKUP_HOUR, BACKUP_HOUR + 1].flatMap((hour) => berlinMoment(day, `0${hour}:00`) ?? []);
  if (!due) throw new RangeError(`${day} has no ${BACKUP_HOUR} o'clock`);
  return due;
}
