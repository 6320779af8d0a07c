import { shortPrice } from '#domain/jobs/price.ts';
import type { FinishedJob } from '#domain/requests/shapes.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';

export const turnoverErrors = { month: 'Diesen Monat gibt es nicht' };

const monthName = onFirstUse(() => new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }));

/** 'November', with the year if it is not `thisYear`. */
export function germanMonth(month: string, thisYear: string): string {
  const [year = ''] = month.split('-');
  return [monthName().format(new Date(month)), year !== thisYear && year].filter(Boolean).join(' ');
}

/** 'November: 1.840 € aus 14 Aufträgen, davon 2 ohne Preis'. @param name The month's name. */
export function turnoverWords(name: string, jobs: readonly Pick<FinishedJob, 'cents'>[]): string {
  const count = jobs.length;
  if (count === 0) return `${name}: kein fertiger Auftrag`;
  const unpriced = jobs.filter(({ cents }) => cents === undefined).length;
  if (unpriced === count) return `${name}: ${count === 1 ? '1 Auftrag' : `${count} Aufträge`} fertig, noch ohne Preis`;
  const sum = shortPrice(jobs.reduce((all, { cents = 0 }) => all + cents, 0));
  const from = count === 1 ? '1 Auftrag' : `${count} Aufträgen`;
  return `${name}: ${sum} aus ${from}${unpriced > 0 ? `, davon ${unpriced} ohne Preis` : ''}`;
}

export const turnoverTexts = {
  title: 'Umsatz',
  unpriced: 'Preis eintragen',
  next: 'Tippen Sie nach der Arbeit bei „Was wartet“ oder im Termin auf „Fertig“. Der Auftrag steht dann hier.',
  months: 'Monate',
};
