import type { Insertable, Selectable, Updateable } from 'kysely';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import type { RequestRow } from '#domain/requests/rows.server.ts';
import type { Before, ContactSubmissionsTable, CustomersTable, JobsTable } from '#server/db/schema/request-tables.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import type { EntryKind } from '#shared/stored-words.ts';
import { isAhead } from './dates/time-span.ts';
import { isEnd, isOfDeal, stepAfter } from './steps.ts';

export type JobRow = Selectable<JobsTable>;
type RequestPatch = Updateable<ContactSubmissionsTable>;
type JobPatch = { job: JobRow; values: Updateable<JobsTable> } | { job?: undefined; values: NewJob };
type NewJob = Omit<Insertable<JobsTable>, 'id' | 'customerId' | 'requestId'>;
type AnyJob = Pick<JobRow, 'what' | 'doneAt' | 'cancelledAt' | 'createdAt'>;

export interface Deed {
  kind: EntryKind;
  words: string;
  request?: RequestPatch;
  jobs?: JobPatch[];
  customer?: Updateable<CustomersTable>;
  /** Further rows, as they were before the deed changed them. */
  also?: Before;
}

export interface Case {
  request: RequestRow;
  jobs: readonly JobRow[];
  now: Date;
}

/** The date of a request: the job that is neither over by 'Fertig' or an end, nor followed by another. */
export const openJob = <J extends Pick<JobRow, 'isOpen'>>(jobs: readonly J[]) => jobs.findLast(({ isOpen }) => isOpen);
export const lastDone = (jobs: readonly JobRow[]) => jobs.findLast(({ doneAt }) => doneAt !== null);
const unfinished = <J extends AnyJob>(jobs: readonly J[]) =>
  jobs.findLast(({ what, doneAt, cancelledAt }) => what === 'arbeit' && !doneAt && !cancelledAt);

export function answered({ request, now }: Case): RequestPatch {
  return {
    answeredAt: request.answeredAt ?? now,
    movedAt: now,
    ...(request.step === 'neu' && { step: 'kontakt' }),
  };
}

/** Moves to a step by hand: an end ends the date, and 'Fertig' the job. */
export function toStep(step: string, { request, jobs, now }: Case): Pick<Deed, 'request' | 'jobs'> {
  const changes = [...endedBy(step, { request, jobs, now }), ...reopened(step, { request, jobs, now })];
  return {
    request: {
      step,
      movedAt: now,
      ...(step !== 'neu' && { answeredAt: request.answeredAt ?? now }),
      ...(step === 'angebot' && { offeredAt: now }),
      dealAt: dealAfter(step, request, applied(jobs, changes), now),
    },
    jobs: changes,
  };
}

function endedBy(step: string, { request, jobs, now }: Case): JobPatch[] {
  if (!isEnd(step)) return [];
  const open = openJob(jobs);
  const work = unfinished(jobs);
  // A visit or call has taken place, or does not any more.
  const others = open && open !== work ? [{ job: open, values: closed(open, now) }] : [];
  if (step === 'abgesagt') {
    return [...others, ...(work ? [{ job: work, values: { isOpen: false, cancelledAt: now } }] : [])];
  }
  if (!work && request.step === 'erledigt') return others;
  const today = berlinDay(now);
  if (!work) {
    const cents = request.step === 'abgesagt' ? null : request.priceCents;
    const done = { what: 'arbeit', day: today, cents, isOpen: false, doneAt: now, createdAt: now, changedAt: now };
    return [...others, { values: done }];
  }
  // A job that ends before its time is one of today.
  const early = isAhead(dateOf(work), now) && { day: today, time: null, hours: null };
  const values = { isOpen: false, doneAt: now, cents: request.priceCents ?? work.cents, ...early };
  return [...others, { job: work, values }];
}

/** A step by hand after 'Fertig' takes the end back: the job is unfinished again, one without a date never was. */
function reopened(step: string, { request, jobs, now }: Case): JobPatch[] {
  const done = request.step === 'erledigt' && step !== 'erledigt' ? lastDone(jobs) : undefined;
  if (!done) return [];
  const isOfDate = done.createdAt < (done.doneAt ?? now);
  const isKept = isOfDate && step !== 'abgesagt';
  return [{ job: done, values: { doneAt: null, ...(!isKept && { cancelledAt: now }) } }];
}

const closed = (job: JobRow, now: Date) => ({
  isOpen: false,
  ...(isAhead(dateOf(job), now) && { cancelledAt: now }),
});

/** A price makes an offer, and is the one of the job at hand or of the job that was finished last. */
export function priced(cents: number, { request, jobs, now }: Case): Pick<Deed, 'request' | 'jobs'> {
  const step = (cents > 0 && stepAfter('price', request.step)) || request.step;
  const job = request.step === 'erledigt' ? lastDone(jobs) : unfinished(jobs);
  return {
    request: {
      priceCents: cents || null,
      offeredAt: now,
      movedAt: now,
      ...(step !== request.step && { step, answeredAt: request.answeredAt ?? now }),
    },
    jobs: job ? [{ job, values: { cents: cents || null } }] : [],
  };
}

type Wish = (NextDate & { cents: number | null }) | undefined;

/**
 * Sets, moves or removes the date. It moves the one before while that is ahead; later it is another job. The date takes
 * along the step that it made.
 */
export function dated(date: Wish, held: Case): Pick<Deed, 'request' | 'jobs'> {
  const { request, jobs, now } = held;
  const open = openJob(jobs);
  const ahead = open && isAhead(dateOf(open), now) ? open : undefined;
  const steps = stepsWith(date, ahead, request);
  const { step, base } = steps;
  const price = priceWith(date, steps, held);
  const set = date && { ...rowOf(date, price), stepBefore: step === base ? null : base };
  const changes = changesTo(set, { open, ahead }, now);
  const isNewDeal = steps.isAnew && date?.what === 'arbeit' && !(steps.madeStep && isOfDeal(request.step));
  const isAnswer = step !== 'neu' && step !== request.step;
  return {
    request: {
      ...{ step, priceCents: price, movedAt: now },
      ...(isAnswer && { answeredAt: request.answeredAt ?? now }),
      dealAt: isNewDeal ? now : dealAfter(step, request, applied(jobs, changes), now),
    },
    jobs: changes,
  };
}

/** `base`: the step without the date ahead, which may have made the step. */
function stepsWith(date: Wish, ahead: JobRow | undefined, request: RequestRow) {
  const madeStep = ahead?.stepBefore != null && request.step === stepAfter(ahead.what, ahead.stepBefore);
  const base = madeStep ? (ahead.stepBefore as string) : request.step;
  const step = (date && stepAfter(date.what, base)) ?? (base === 'neu' && madeStep ? 'kontakt' : base);
  // After an end the date begins a job of its own; without it the one before is the last one again.
  return { madeStep, base, step, isAnew: isEnd(base) && step !== base };
}

function priceWith(date: Wish, { madeStep, base, isAnew }: ReturnType<typeof stepsWith>, { request, jobs }: Case) {
  const shown = madeStep && isEnd(base) && !isAnew ? (lastDone(jobs)?.cents ?? null) : request.priceCents;
  return date?.cents ?? (isAnew && !madeStep ? null : shown);
}

const rowOf = ({ what, day, time = null, hours = null, place = null }: DateColumns, price: number | null) => ({
  ...{ what, day, time, hours, place },
  cents: what === 'arbeit' ? price : null,
});
type DateColumns = Pick<NextDate, 'what' | 'day'> & {
  [Column in 'time' | 'hours' | 'place']?: NextDate[Column] | null;
};

function changesTo(
  set: (ReturnType<typeof rowOf> & { stepBefore: string | null }) | undefined,
  { open, ahead }: { open: JobRow | undefined; ahead: JobRow | undefined },
  now: Date,
): JobPatch[] {
  if (ahead && set)
    return [{ job: ahead, values: { ...set, ...movedFrom(ahead, set), changedAt: now } as Updateable<JobsTable> }];
  return [
    ...(open ? [{ job: open, values: closed(open, now) }] : []),
    ...(set ? [{ values: { ...set, createdAt: now, changedAt: now } as NewJob }] : []),
  ];
}

/** Keeps the day and hour that the customer knows, until somebody tells them the new ones. They know of no call. */
function movedFrom(job: JobRow, to: Pick<JobRow, 'what' | 'day' | 'time'>) {
  const { day, time } = knownDate(job);
  const isMoved = to.what === job.what && to.what !== 'anruf' && (to.day !== day || to.time !== time);
  return { wasDay: isMoved ? day : null, wasTime: isMoved ? time : null, toldAt: null };
}

const knownDate = ({ day, time, wasDay, wasTime, toldAt }: JobRow) =>
  wasDay && !toldAt ? { day: wasDay, time: wasTime } : { day, time };

/** The start of the deal after a change: of the job at hand, or of the last one that was finished. */
function dealAfter(
  step: string,
  { dealAt, step: before }: RequestRow,
  jobs: readonly AnyJob[],
  now: Date,
): Date | null {
  const done = jobs.findLast(({ doneAt }) => doneAt);
  const isAgain = step === 'erledigt' && before !== 'erledigt' && done?.doneAt !== now;
  if (!isAgain && (isOfDeal(step) || unfinished(jobs))) return dealAt ?? now;
  return done?.createdAt ?? null;
}

const applied = (jobs: readonly JobRow[], changes: readonly JobPatch[]): AnyJob[] => [
  ...jobs.map((job) => ({ ...job, ...(changes.find((change) => change.job === job)?.values as Partial<AnyJob>) })),
  ...changes.flatMap((change) => (change.job ? [] : [{ doneAt: null, cancelledAt: null, ...change.values } as AnyJob])),
];

/** The day and hour before a move, and when the customer was told of it. */
export const moveOf = ({ wasDay, wasTime, toldAt }: Pick<JobRow, 'wasDay' | 'wasTime' | 'toldAt'>) => ({
  was: wasDay ? { day: wasDay, time: wasTime ?? undefined } : undefined,
  toldAt: toldAt?.toISOString(),
});

type DateRow = Pick<JobRow, 'what' | 'day' | 'time' | 'hours' | 'place'>;
export const dateOf = ({ what, day, time, hours, place }: DateRow) => ({
  ...{ what, day, time: time ?? undefined },
  ...{ hours: hours ?? undefined, place: place ?? undefined },
});
