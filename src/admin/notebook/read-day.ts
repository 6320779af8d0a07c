import { isDay } from '#shared/format/berlin-day.ts';

/** Reads a day as '2025-11-24' from '24.11.2025', '24.11.25', '24/11/2025', '2025-11-24'; undefined if it is none. */
export function readDay(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d\d)(?:[ ,T].*)?$/.exec(typed) ?? [];
  const iso = day ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.slice(0, 10);
  return isDay(iso) ? iso : undefined;
}
