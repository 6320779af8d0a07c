import * as z from 'zod/mini';
import { NOTE_MAX_CHARS, PRICE_MAX_CENTS } from '#config/limits.ts';
import { STEPS, type Step } from '#content/steps.ts';
import { lines } from '#shared/api/text-fields.ts';
import { ANSWER_WAYS } from '#shared/stored-words.ts';
import { listedDate, nextDate, stateDate } from '../dates/shapes.ts';
import { requestErrors } from '../texts.ts';

const number = z.int(requestErrors.notANumber).check(z.minimum(0, requestErrors.notANumber));

/** A finished job. */
export const job = z.object({
  /** The number of the entry that ended it. */
  number: z.int(),
  /** The day of its work in Germany, or of its end if that came first. */
  day: z.string(),
  /** Its length; absent for the usual one. */
  hours: z.optional(z.number()),
  cents: z.optional(z.int()),
  isPaid: z.optional(z.literal(true)),
});
export type Job = z.infer<typeof job>;

/** A request's state, computed from its history; a new request has none. Its step may be retired. */
export const caseState = z.object({
  /** The number of the last entry. A move quotes it, because a stale screen must be noticed. */
  version: z.int(),
  step: z.string(),
  /** The time of the first answer, which stops the 24 hours. */
  answeredAt: z.optional(z.iso.datetime()),
  /** All notes, oldest first, separated by line breaks. */
  notes: z.optional(z.string()),
  date: z.optional(stateDate),
  /** The day of the last work that was not cancelled. */
  workDay: z.optional(z.string()),
  /** Every appointment, the earliest first, for the search. */
  dates: z.optional(z.array(z.object({ day: z.string(), place: z.optional(z.string()) }))),
  /** Every finished job, the first one first. */
  jobs: z.optional(z.array(job)),
  /** The last place with a street that a date named; no text if a correction of the place came later. */
  address: z.optional(z.object({ text: z.optional(z.string()), at: z.iso.datetime() })),
  /** What the owner must know at each job; empty if it was removed. */
  stays: z.optional(z.object({ text: z.string(), at: z.iso.datetime() })),
  /** Set if its name is another customer than others with the same address or number. */
  isApart: z.optional(z.literal(true)),
  /** The time of the last answer, step, price or change of the date. */
  movedAt: z.optional(z.iso.datetime()),
  priceCents: z.optional(z.int()),
  /** The time of the last price or move to 'Angebot'. */
  offeredAt: z.optional(z.iso.datetime()),
  /** The time of the last 'Behalten'. */
  keptAt: z.optional(z.iso.datetime()),
  /** The time of the mail about its deletion; absent after any later entry but a note. */
  announcedAt: z.optional(z.iso.datetime()),
});
export type CaseState = z.infer<typeof caseState>;

/** An entry of the history on the card. Kind, step and way may be retired. */
export const caseEvent = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  /** The administrator's name; absent for entries of the system and visitors. */
  by: z.optional(z.string()),
  kind: z.string(),
  step: z.optional(z.string()),
  way: z.optional(z.string()),
  text: z.optional(z.string()),
  date: z.optional(nextDate),
  cents: z.optional(z.int()),
  undoes: z.optional(z.int()),
});
export type CaseEvent = z.infer<typeof caseEvent>;

/** A price in cents; 0 removes it. */
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

/** A new entry. A step with a stale version is refused. */
export const newEntry = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('step'), step, version: number, text: z.optional(reason) }),
    z.object({ kind: z.literal('answer'), version, way }),
    z.object({ kind: z.literal('note'), version, text: noteText }),
    z.object({ kind: z.literal('price'), version, cents: priceCents }),
    z.object({ kind: z.literal('kept'), version }),
    /** Empty text removes it. */
    z.object({ kind: z.literal('stays'), version, text: reason }),
    z.object({ kind: z.literal('apart'), version }),
    z.object({ kind: z.literal('paid'), version }),
    z.object({ kind: z.literal('undo'), version, undoes: number }),
  ],
  requestErrors.entryUnknown,
);
export type NewEntry = z.infer<typeof newEntry>;

/** The tasks of the owner, the most urgent first: an answer, a call, a price, the end of a job, to ask after days of silence. */
export const TASKS = ['answer', 'call', 'price', 'settle', 'ask'] as const;

/** The owner's open tasks, the most urgent first, and the dates ahead. */
export const waiting = z.object({
  waiting: z.int(),
  /** The number of them unanswered for longer than promised. */
  overdue: z.int(),
  requests: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** A 'tel:' link, made here because the library for numbers is too large for the dashboard. */
      call: z.optional(z.string()),
      /** A 'mailto:' link, if there is no number. */
      mail: z.optional(z.string()),
      place: z.optional(z.string()),
      service: z.optional(z.string()),
      createdAt: z.iso.datetime(),
      promisedFrom: z.optional(z.iso.datetime()),
      task: z.enum(TASKS),
      state: z.optional(caseState),
    }),
  ),
  /** Dates ahead, the next first. */
  dates: z.array(listedDate),
  /** The absences that are not over, in their order. */
  absences: z.array(z.object({ id: z.string(), from: z.string(), until: z.string(), sentence: z.string() })),
});
export type Waiting = z.infer<typeof waiting>;
