import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { isEnd } from '../case/steps.ts';
import { holding, type Move } from '../holding.ts';
import type { NextDate } from './shapes.ts';
import { spanOf } from './time-span.ts';

/** Lists the holding entries that set or cancelled a date, in order; the last one decides. */
export function datesOf<E extends Move>(history: readonly E[]): E[] {
  return holding(history).filter(({ kind, step }) => kind === 'date' || kind === 'undated' || isEnd(step));
}

/** A date with all its changes: one event in a calendar that moves or is cancelled. */
export interface Appointment {
  /** The number of its first entry. */
  first: number;
  /** The number of its last entry or undo. */
  sequence: number;
  changedAt: Date;
  date: NextDate;
  isCancelled: boolean;
}

/**
 * Computes a request's appointments from its history. A new date moves the one before if that is still ahead;
 * otherwise it is another appointment.
 */
export function appointmentsOf(history: readonly Move[]): Appointment[] {
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

/** Whether a date is ahead; one without a time stays ahead all its day. */
export const isAhead = ({ day, time }: NextDate, now: Date): boolean => {
  const moment = time && berlinMoment(day, time);
  return moment ? moment > now : day >= berlinDay(now);
};

/** Whether a date's time is over, so the job is done or the date must move. */
export const isOver = (date: NextDate, now: Date): boolean => {
  const span = spanOf(date);
  return span ? span.end <= now : date.day < berlinDay(now);
};
