const longDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

/** '21. November 2026', the day in Germany. */
export const germanDate = (date: Date) => longDate.format(date);
