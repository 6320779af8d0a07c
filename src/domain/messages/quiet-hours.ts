import { HOUR_MS } from '#config/limits.ts';
import { berlinHour } from '#shared/format/berlin-day.ts';

/** Hours of the day in Germany, 0 to 23. Two equal hours mean never. */
export interface QuietHours {
  quietFrom: number;
  quietUntil: number;
}

/** Undefined outside of quiet hours. */
export function endOfQuiet(moment: Date, { quietFrom, quietUntil }: QuietHours): Date | undefined {
  const isQuiet = (time: Date) => {
    const hour = berlinHour(time);
    if (quietFrom <= quietUntil) return hour >= quietFrom && hour < quietUntil;
    return hour >= quietFrom || hour < quietUntil;
  };
  if (!isQuiet(moment)) return undefined;
  // Steps by full hours, because German time is a whole number of hours from UTC, also after a clock change.
  let end = (Math.floor(moment.getTime() / HOUR_MS) + 1) * HOUR_MS;
  while (isQuiet(new Date(end))) end += HOUR_MS;
  return new Date(end);
}
