import { addDays, berlinDay, berlinHour } from '#shared/format/berlin-day.ts';

/** Days in Germany ('2026-11-21'). The period before ends at the current hour, because today is not over. */
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
