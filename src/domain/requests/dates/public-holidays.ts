import { DAY_MS } from '#config/limits.ts';

const ON_DAY: Readonly<Record<string, string>> = {
  '01-01': 'Neujahr',
  '05-01': 'Tag der Arbeit',
  '10-03': 'Tag der Deutschen Einheit',
  '12-25': '1. Weihnachtstag',
  '12-26': '2. Weihnachtstag',
};
const DAYS_AFTER_EASTER: Readonly<Record<number, string>> = {
  [-2]: 'Karfreitag',
  1: 'Ostermontag',
  39: 'Christi Himmelfahrt',
  50: 'Pfingstmontag',
};

/** Names a day that is a holiday in all of Germany; undefined for other days, and for a day that is not typed yet. */
export const publicHolidayOn = (day: string): string | undefined =>
  ON_DAY[day.slice(5)] ?? DAYS_AFTER_EASTER[(Date.parse(day) - easterOf(Number(day.slice(0, 4)))) / DAY_MS];

/** Computes Easter Sunday by Gauss's rule, for the years 1900 to 2099. Milliseconds, as of Date.UTC. */
function easterOf(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  // The rule's two exceptions come a week earlier.
  const isLate = sunday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10));
  return Date.UTC(year, 2, 22 + moon + sunday - (isLate ? 7 : 0));
}
