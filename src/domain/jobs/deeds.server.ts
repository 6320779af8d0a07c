import type { Insertable, Selectable, Updateable } from 'kysely';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import type { RequestRow } from '#domain/requests/rows.server.ts';
import type { ContactSubmissionsTable, CustomersTable, JobsTable } from '#server/db/schema/request-tables.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import type { EntryKind } from '#shared/stored-words.ts';
import { isAhead } from './dates/moments.ts';
import { isEnd, isOfDeal, stepAfter } from './steps.ts';

export type JobRow = Selectable<JobsTable>;
type RequestPatch = Updateable<ContactSubmissionsTable>;
/** A change of a job, or a new one without its request. */
type JobPatch = { job: JobRow; values: Updateable<JobsTable> } | { job?: undefined; values: NewJob };
type NewJob = Omit<Insertable<JobsTable>, 'id' | 'customerId' | 'requestId'>;
/** A job after the changes, whether it was there before or not. */
type AnyJob = Pick<JobRow, 'what' | 'doneAt' | 'cancelledAt' | 'createdAt'>;

export interface Deed {
  kind: EntryKind;
  words: string;
  request?: RequestPatch;
  jobs?: JobPatch[];
  customer?: Updateable<CustomersTable>;
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

/**
 * Sets, moves or removes the date. It moves the one before while that is ahead; later it is another job. The date takes
 * along the step that it made.
 */
export function dated(
  date: (NextDate & { cents: number | null }) | undefined,
  { request, jobs, now }: Case,
): Pick<Deed, 'request' | 'jobs'> {
  const open = openJob(jobs);
  const ahead = open && isAhead(dateOf(open), now) ? open : undefined;
  const madeStep = ahead?.stepBefore != null && request.step === stepAfter(ahead.what, ahead.stepBefore);
  const base = madeStep ? (ahead.stepBefore as string) : request.step;
  const step = (date && stepAfter(date.what, base)) ?? (base === 'neu' && madeStep ? 'kontakt' : base);
  // After an end the date begins a job of its own; without it the one before is the last one again.
  const isAnew = isEnd(base) && step !== base;
  const shown = madeStep && isEnd(base) && !isAnew ? (lastDone(jobs)?.cents ?? null) : request.priceCents;
  const price = date?.cents ?? (isAnew && !madeStep ? null : shown);
  const set = date && {
    ...{
      what: date.what,
      day: date.day,
      time: date.time ?? null,
      hours: date.hours ?? null,
      place: date.place ?? null,
    },
    cents: date.what === 'arbeit' ? price : null,
    stepBefore: step === base ? null : base,
  };
  const changes: JobPatch[] = [
    ...(ahead && set ? [{ job: ahead, values: { ...set, changedAt: now, toldAt: null } }] : []),
    ...(open && !(ahead && set) ? [{ job: open, values: closed(open, now) }] : []),
    ...(set && !ahead ? [{ values: { ...set, createdAt: now, changedAt: now } }] : []),
  ];
  const after = applied(jobs, changes);
  const isNewDeal = isAnew && date?.what === 'arbeit' && !(madeStep && isOfDeal(request.step));
  return {
    request: {
      step,
      priceCents: price,
      movedAt: now,
      ...(step !== 'neu' && step !== request.step && { answeredAt: request.answeredAt ?? now }),
      dealAt: isNewDeal ? now : dealAfter(step, request, after, now),
    },
    jobs: changes,
  };
}

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

export const dateOf = ({
  what,
  day,
  time,
  hours,
  place,
}: Pick<JobRow, 'what' | 'day' | 'time' | 'hours' | 'place'>) => ({
  what,
  day,
  time: time ?? undefined,
  hours: hours ?? undefined,
  place: place ?? undefined,
});
