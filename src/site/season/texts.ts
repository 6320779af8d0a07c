import * as season from '#facts/season.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';

const monthName = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'Europe/Berlin' });

/** The month in Germany; January is 0. */
export const berlinMonth = (now: Date): number => Number(berlinDay(now).slice(5, 7)) - 1;

/** The season's sentence about glass. */
export const seasonLine = (now: Date): string =>
  season.months.find(({ month }) => month === monthName.format(now))?.sentence ?? season.usual;
