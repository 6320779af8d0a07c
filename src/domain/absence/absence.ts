import { addDays, berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';
import { ABSENCE_TOLD_DAYS } from './limits.ts';
import { awayWords } from './texts.ts';

/** Days in Germany as '2026-08-03', both included, on which nobody answers. */
export interface DaysAway {
  from: string;
  until: string;
}

/** With a sentence for visitors, or ''. */
export interface Absence extends DaysAway {
  sentence: string;
}

export const absenceOn = <A extends DaysAway>(absences: readonly A[], day: string): A | undefined =>
  absences.find(({ from, until }) => from <= day && day <= until);

/** Leaves out what is over. */
export const absencesAhead = <A extends DaysAway>(absences: readonly A[], now: Date): A[] =>
  absences.filter(({ until }) => until >= berlinDay(now));

/** Returns the start of a request's promised hours: its arrival, or the end of the absences that it arrives in. */
export function promiseBegins(createdAt: Date, absences: readonly DaysAway[]): Date {
  const arrival = berlinDay(createdAt);
  let day = arrival;
  for (let away = absenceOn(absences, day); away; away = absenceOn(absences, day)) day = addDays(away.until, 1);
  return (day > arrival && berlinMoment(day, '00:00')) || createdAt;
}

/** What visitors learn from some days before until the last day, as JSON; '' for nothing. */
export function announcementOf(absences: readonly Absence[], now: Date): string {
  const told = absencesAhead(absences, now).filter(({ from }) => from <= addDays(berlinDay(now), ABSENCE_TOLD_DAYS));
  const read = told.map(({ from, until, sentence }) => ({
    from,
    until,
    sentence: sentenceOf({ from, until, sentence }),
  }));
  return read.length > 0 ? JSON.stringify(read) : '';
}

/** What is not over of an announcement. */
export const readAnnouncement = (json = '', now = new Date()): Absence[] =>
  absencesAhead(JSON.parse(json || '[]'), now);

/** Names the days, too: 'Am 3. August sind wir nicht da. Das Telefon ist besetzt.' */
export const sentenceOf = ({ from, until, sentence }: Absence): string =>
  NAMES_DAYS.test(sentence) ? sentence : `${awayWords(dayWords(from), dayWords(until))} ${sentence}`.trim();

const NAMES_DAYS = /^(heute\b|(vom|am|bis) ([a-z]+, )?\d)/i;

/** '3. August'. */
export const dayWords = (day: string): string => words().format(new Date(day));
const words = onFirstUse(() => new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** For schema.org, where equal hours mean closed. */
export const closedHours = (absences: readonly DaysAway[]) =>
  absences.map(({ from, until }) => {
    const days = { validFrom: from, validThrough: until } as const;
    return { '@type': 'OpeningHoursSpecification', ...days, opens: '00:00', closes: '00:00' } as const;
  });
