import { dayAgain } from '#domain/jobs/dates/near-days.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import type { CaseState } from '#domain/requests/case/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';

/** A job to finish: its request's id, name and version, its date, service and price. */
export interface FinishedJob {
  id: string;
  name: string;
  version: number;
  date: NextDate;
  service?: string | undefined;
  cents?: number | undefined;
}

interface Request extends Pick<FinishedJob, 'id' | 'name' | 'service'> {
  place?: string | undefined;
  state?: CaseState | undefined;
}

/** The job that is next at a request; one without a date is of today. */
export function jobOf({ id, name, service, place, state }: Request): FinishedJob {
  const work = state?.date?.what === 'arbeit' ? state.date : undefined;
  const open = { what: 'arbeit', day: berlinDay(new Date()), place: state?.address?.text ?? place };
  return { id, name, service, version: state?.version ?? 0, cents: state?.priceCents, date: { ...open, ...work } };
}

/** The next job as the owner would type it: on the same weekday and hour, at the same place, as long, for the same price. */
export function nextJobOf({ date }: Pick<FinishedJob, 'date'>, weeks: number, cents: number | undefined) {
  const { day, time = '', hours = '', place = '' } = date;
  const next = { what: 'arbeit', day: dayAgain(day, weeks, berlinDay(new Date())), time, hours: String(hours), place };
  // `seen`: no date is planned yet.
  return { ...next, seen: '0', ...(cents && { cents: String(cents) }) };
}
