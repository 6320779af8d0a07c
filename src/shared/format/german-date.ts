import { berlinDay } from './berlin-day.ts';
import { onFirstUse } from './on-first-use.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }));

/** '21. November 2026', the day in Germany. */
export const germanDate = (date: Date) => longDate().format(date);

const shortDateTime = onFirstUse(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    }),
);

/** '21.11.2026, 08:15' from ISO 8601, the time in Germany. */
export const germanDateTime = (iso: string) => shortDateTime().format(new Date(iso));

const time = onFirstUse(() => new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' }));

export const germanTime = (moment: Date) => time().format(moment).replace(/^0/, '');

/** '08:15' for today, otherwise '21.11.2026, 08:15'; the time in Germany. */
export const germanMoment = (moment: Date, now: Date) =>
  berlinDay(moment) === berlinDay(now) ? time().format(moment) : shortDateTime().format(moment);

const shortDate = onFirstUse(
  () => new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'numeric', timeZone: 'Europe/Berlin' }),
);

export const shortGermanDate = (date: Date) => shortDate().format(date);

/** '21.11., 08:15', for dates whose year is clear; the time in Germany. */
export const shortGermanMoment = (moment: Date) => `${shortDate().format(moment)}, ${time().format(moment)}`;

export const numericDay = (day: string) => day.split('-').map(Number).reverse().join('.');
