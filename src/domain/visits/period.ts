import { addDays, berlinDay, berlinHour } from '#shared/format/berlin-day.ts';

/**
 * Returns the period of `days` days that ends today, and the one before it, as days in Germany ('2026-11-21'). The one
 * before ends at the current hour, because today is not over.
 */
export function periodOf(days: number, now: Date) {
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
export type Period = ReturnType<typeof periodOf>;
