import * as season from '#facts/season.ts';

const monthName = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'Europe/Berlin' });

const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'Europe/Berlin' });

/** The month in Germany as `Date()` writes it: 'Nov'. */
export const berlinMonth = (now: Date): string => shortMonth.format(now);

/** The season's sentence about glass. */
export const seasonLine = (now: Date): string =>
  season.months.find(({ month }) => month === monthName.format(now))?.sentence ?? season.usual;
