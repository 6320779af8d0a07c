/** 'Oktober 2026' from '2026-10'. */
export const monthWords = (month: string): string =>
  new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
