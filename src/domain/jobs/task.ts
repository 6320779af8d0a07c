import { DAY_MS } from '#config/limits.ts';
import { type CaseState, TASKS } from '#domain/requests/case/shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { isOver } from './dates/time-span.ts';
import { ASKED_AFTER_DAYS, TASKS_LISTED_DAYS } from './limits.ts';
import { isEnd, isWaiting, rankOf } from './steps.ts';

export interface Task {
  what: (typeof TASKS)[number];
  /** A moment or day, for the order among tasks of the same kind. */
  since: string;
}

type Standing = Pick<StoredRequest, 'createdAt' | 'dealAt' | 'isRepeat' | 'state'>;

/** Finds the open task of a request; undefined without one. Only a missing answer outlasts TASKS_LISTED_DAYS. */
export function taskOf(request: Standing, now: Date): Task | undefined {
  if (isWaiting(request)) return { what: 'answer', since: request.createdAt };
  const task = request.state && taskAt(request.state, now);
  return task && task.since >= addDays(berlinDay(now), -TASKS_LISTED_DAYS) ? task : undefined;
}

function taskAt({ step, date, priceCents, movedAt }: NonNullable<Standing['state']>, now: Date): Task | undefined {
  if (date?.what === 'anruf') return date.day <= berlinDay(now) ? { what: 'call', since: date.day } : undefined;
  if (date && !isOver(date, now)) return date.was && !date.toldAt ? { what: 'tell', since: date.day } : undefined;
  if (date?.what === 'arbeit') return { what: 'settle', since: date.day };
  const isBeforeOffer = rankOf(step) < rankOf('angebot');
  if (date && isBeforeOffer && priceCents === undefined) return { what: 'price', since: date.day };
  return isEnd(step) || !movedAt ? undefined : silentTask(date, movedAt, now);
}

function silentTask(date: CaseState['date'], movedAt: string, now: Date): Task | undefined {
  // A visit that is over was a move, too.
  const since = date && date.day > berlinDay(new Date(movedAt)) ? date.day : movedAt;
  const isOld = Date.parse(since) <= now.getTime() - ASKED_AFTER_DAYS * DAY_MS;
  return isOld ? { what: 'ask', since } : undefined;
}

export const byUrgency = (one: Task, other: Task): number =>
  TASKS.indexOf(one.what) - TASKS.indexOf(other.what) || one.since.localeCompare(other.since);
