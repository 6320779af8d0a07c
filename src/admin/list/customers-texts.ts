import type { ListedCustomer } from '#domain/customers/listed-customer.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { numericDay, shortGermanDate } from '#shared/format/german-date.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';

const month = onFirstUse(() => new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }));

const isThisYear = (day: string) => day.startsWith(berlinDay(new Date()).slice(0, 4));

export const customersTexts = {
  which: 'Welche Kunden',
  chips: { all: 'Alle', due: 'fällig', open: 'offen' },
  loadFailed: 'Die Kunden konnten nicht geladen werden.',
  last: (day: string) => `zuletzt ${numericDay(day)}`,
  /** '30.11.', in another year '30.11.2027'. */
  day: (day: string) => (isThisYear(day) ? shortGermanDate(new Date(day)) : numericDay(day)),
  dueMeans: 'Kein Termin, und die übliche Zeit ist um',
  dueSince: ({ since, everyDays }: NonNullable<ListedCustomer['due']>) =>
    `seit ${month().format(new Date(since))}${isThisYear(since) ? '' : ` ${since.slice(0, 4)}`} · ${every(everyDays)}`,
  finished: (day: string) => `fertig ${day}`,
  openSince: (count: number, days: number) =>
    `${count} offen${days > 0 ? `, ${count > 1 ? 'ältester ' : ''}seit ${days === 1 ? 'einem Tag' : `${days} Tagen`}` : ''}`,
  empty: {
    all: 'Noch keine Kunden. Sie kommen aus Anfragen, aus Anrufen oder aus Ihrer alten Liste.',
    due: 'Niemand wartet auf Sie.',
    open: '✓ Alles bezahlt.',
  },
  takeOver: 'Alte Liste einlesen',
};

function every(days: number): string {
  const [weeks, months] = [Math.max(1, Math.round(days / 7)), Math.round((days / 365) * 12)];
  if (weeks <= 7) return weeks === 1 ? 'jede Woche' : `alle ${weeks} Wochen`;
  return months === 12 ? 'jedes Jahr' : `alle ${months} Monate`;
}
