import { berlinHour } from '#shared/format/berlin-day.ts';

/** Hours of the day in Germany, 0 to 23. Two equal hours mean never. */
export interface QuietHours {
  quietFrom: number;
  quietUntil: number;
}

export function isQuiet(moment: Date, { quietFrom, quietUntil }: QuietHours): boolean {
  const hour = berlinHour(moment);
  if (quietFrom <= quietUntil) return hour >= quietFrom && hour < quietUntil;
  return hour >= quietFrom || hour < quietUntil;
}
