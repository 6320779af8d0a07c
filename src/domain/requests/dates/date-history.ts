import type { Step } from '#content/steps.ts';
import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { holding } from '../holding.ts';
import type { NextDate } from './shapes.ts';

/** An entry of a history as far as dates go. */
interface Entry {
  number: number;
  at: Date;
  kind: string;
  step: Step | null;
  undoes: number | null;
  nextDate: NextDate | null;
}

/** With the end of a request its date is off. */
const ENDS: readonly Step[] = ['erledigt', 'abgesagt'];

/** The entries that set or took away a date and hold still, in order: the last one says which date there is. */
export function datesOf<E extends Entry>(history: readonly E[]): E[] {
  return holding(history).filter(
    ({ kind, step }) => kind === 'date' || kind === 'undated' || (step !== null && ENDS.includes(step)),
  );
}

/** A date with all its changes: in a calendar it is one thing that moves, or is off. */
export interface Appointment {
  /** The number of the entry that made it. */
  first: number;
  /** The number of the entry that changed it last, taking back included. */
  sequence: number;
  changedAt: Date;
  date: NextDate;
  isCancelled: boolean;
}

/**
 * The appointments of a request, by its history. A date that is set while the one before is still ahead moves it; after
 * that it is another one, and the one before stays where it was.
 */
export function appointmentsOf(history: readonly Entry[]): Appointment[] {
  const all: Appointment[] = [];
  for (const { number, at, nextDate } of datesOf(history)) {
    const open = all.findLast(({ isCancelled, date }) => !isCancelled && isAhead(date, at));
    const change = { sequence: number, changedAt: at };
    if (nextDate && !open) all.push({ ...change, first: number, date: nextDate, isCancelled: false });
    else if (open) Object.assign(open, change, nextDate ? { date: nextDate } : { isCancelled: true });
  }
  const newest = all.at(-1);
  const takenBack = history.findLast(({ kind }) => kind === 'undo');
  if (newest && takenBack && takenBack.number > newest.sequence) {
    Object.assign(newest, { sequence: takenBack.number, changedAt: takenBack.at });
  }
  return all;
}

/** Whether a date lies ahead of a moment; one without a time for its whole day. */
export const isAhead = ({ day, time }: NextDate, now: Date): boolean => {
  const moment = time && berlinMoment(day, time);
  return moment ? moment > now : day >= berlinDay(now);
};
