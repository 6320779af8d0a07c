import { HOUR_MS } from '#config/limits.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';

/** Midnight in Germany at the beginning of a day ('2026-10-26'): 22:00 UTC of the day before in summer, 23:00 in winter. */
export function startOfBerlinDay(day: string): Date {
  const inSummer = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * HOUR_MS);
  return berlinDay(inSummer) === day ? inSummer : new Date(inSummer.getTime() + HOUR_MS);
}
