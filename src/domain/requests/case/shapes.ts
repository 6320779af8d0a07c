import * as z from 'zod/mini';
import { NOTE_MAX_CHARS } from '#config/limits.ts';
import { STEPS, type Step } from '#content/steps.ts';
import { lines } from '#shared/api/text-fields.ts';
import { ANSWER_WAYS } from '#shared/stored-words.ts';
import { PRICE_MAX_CENTS } from '../limits.ts';
import { requestErrors } from '../texts.ts';
import { listedDate, stateDate } from './date-shapes.ts';

const number = z.int(requestErrors.notANumber).check(z.minimum(0, requestErrors.notANumber));

export const job = z.object({
  /** The version of its request that ended it. */
  number: z.int(),
  /** The day of its work in Germany, or of its end if that came first. */
  day: z.string(),
  hours: z.optional(z.number()),
  cents: z.optional(z.int()),
  isPaid: z.optional(z.literal(true)),
});
export type Job = z.infer<typeof job>;

/** A request's state; a new request has none. Its step may be retired. */
export const caseState = z.object({
  /** Grows with each deed and undo. A move quotes it, because a stale screen must be noticed. */
  version: z.int(),
  step: z.string(),
  /** The time of the first answer, which stops the 24 hours. */
  answeredAt: z.optional(z.iso.datetime()),
  notes: z.optional(z.string()),
  date: z.optional(stateDate),
  dates: z.optional(z.array(z.object({ day: z.string(), place: z.optional(z.string()) }))),
  jobs: z.optional(z.array(job)),
  /** The last place with a street that a date named; no text if a correction of the place came later. */
  address: z.optional(z.object({ text: z.optional(z.string()), at: z.iso.datetime() })),
  /** What the owner must know at each job; empty if it was removed. */
  stays: z.optional(z.object({ text: z.string(), at: z.iso.datetime() })),
  movedAt: z.optional(z.iso.datetime()),
  priceCents: z.optional(z.int()),
  offeredAt: z.optional(z.iso.datetime()),
});
export type CaseState = z.infer<typeof caseState>;

export const caseEvent = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  by: z.optional(z.string()),
  kind: z.string(),
  words: z.string(),
  isUndone: z.optional(z.literal(true)),
  canUndo: z.optional(z.literal(true)),
});
export type CaseEvent = z.infer<typeof caseEvent>;

export const priceCents = z
  .int(requestErrors.notAPrice)
  .check(z.minimum(0, requestErrors.notAPrice), z.maximum(PRICE_MAX_CENTS, requestErrors.notAPrice));
const reason = lines(NOTE_MAX_CHARS, { tooLong: requestErrors.noteTooLong });
export const noteText = lines(NOTE_MAX_CHARS, {
  missing: requestErrors.noteMissing,
  tooLong: requestErrors.noteTooLong,
});

const step = z.enum(STEPS as [Step, ...Step[]], requestErrors.stepUnknown);
const way = z.optional(z.enum(ANSWER_WAYS, requestErrors.wayUnknown));
/** The version on the caller's screen: an equal entry since then is the same one. */
const version = z.optional(number);
const customer = z.uuid(requestErrors.notAForm);

export const newEntry = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('step'), step, version: number, text: z.optional(reason) }),
    z.object({ kind: z.literal('answer'), version, way }),
    z.object({ kind: z.literal('note'), version, text: noteText }),
    z.object({ kind: z.literal('price'), version, cents: priceCents }),
    z.object({ kind: z.literal('stays'), version, text: reason }),
    z.object({ kind: z.literal('apart'), version, customer: z.optional(customer) }),
    z.object({ kind: z.literal('same'), version, customer }),
    z.object({ kind: z.literal('others'), version, customer }),
    z.object({ kind: z.literal('paid'), version, job: z.optional(z.uuid(requestErrors.notAForm)) }),
    /** Whether the customer knows the new day and hour of a date that was moved. */
    z.object({ kind: z.literal('told'), version, isTold: z.boolean(requestErrors.notYesOrNo) }),
    z.object({ kind: z.literal('undo'), version, undoes: number }),
  ],
  requestErrors.entryUnknown,
);
export type NewEntry = z.infer<typeof newEntry>;

/** The tasks of the owner, the most urgent first: an answer, a call, word of a moved date, a price, the end of a job, to ask after days of silence. */
export const TASKS = ['answer', 'call', 'tell', 'price', 'settle', 'ask'] as const;

export const waiting = z.object({
  waiting: z.int(),
  overdue: z.int(),
  requests: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** A 'tel:' link, made here because the library for numbers is too large for the dashboard. */
      call: z.optional(z.string()),
      mail: z.optional(z.string()),
      place: z.optional(z.string()),
      service: z.optional(z.string()),
      createdAt: z.iso.datetime(),
      promisedFrom: z.optional(z.iso.datetime()),
      task: z.enum(TASKS),
      state: z.optional(caseState),
    }),
  ),
  dates: z.array(listedDate),
  absences: z.array(z.object({ id: z.string(), from: z.string(), until: z.string(), sentence: z.string() })),
});
export type Waiting = z.infer<typeof waiting>;
