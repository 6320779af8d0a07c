import { addDays, berlinDay, berlinHour } from '#shared/format/berlin-day.ts';

/** A period and the one of the same length before it, as days in Germany ('2026-11-21'). */
export interface Period {
  days: number;
  first: string;
  /** Today. */
  last: string;
  firstBefore: string;
  lastBefore: string;
  /** The current hour. The period before ends at it, because today is not over. */
  hour: number;
}

/** Returns the period of `days` days that ends today, and the one before it. */
export function periodOf(days: number, now: Date): Period {
  const last = berlinDay(now);
  return {
    days,
    first: addDays(last, 1 - days),
    last,
    firstBefore: addDays(last, 1 - 2 * days),
    lastBefore: addDays(last, -days),
    hour: berlinHour(now),
  };
}
