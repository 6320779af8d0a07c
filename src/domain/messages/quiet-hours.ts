import { HOUR_MS } from '#config/limits.ts';
import { berlinHour } from '#shared/format/berlin-day.ts';

/** Hours of the day in Germany, 0 to 23. The same twice means never. */
export interface QuietHours {
  quietFrom: number;
  quietUntil: number;
}

/** The end of the quiet hours that a moment lies in; undefined where it lies in none. */
export function endOfQuiet(moment: Date, { quietFrom, quietUntil }: QuietHours): Date | undefined {
  const isQuiet = (time: Date) => {
    const hour = berlinHour(time);
    if (quietFrom <= quietUntil) return hour >= quietFrom && hour < quietUntil;
    return hour >= quietFrom || hour < quietUntil;
  };
  if (!isQuiet(moment)) return undefined;
  // Germany's clocks differ by whole hours: the next full hour that is not quiet, over changes of the clock, too.
  let end = (Math.floor(moment.getTime() / HOUR_MS) + 1) * HOUR_MS;
  while (isQuiet(new Date(end))) end += HOUR_MS;
  return new Date(end);
}
