import * as z from 'zod/mini';
import { DATE_HOURS } from '#config/limits.ts';
import { priceCents } from '#domain/requests/case/shapes.ts';
import { line } from '#shared/api/text-fields.ts';
import { berlinMoment, isDay } from '#shared/format/berlin-day.ts';
import { DATE_KINDS } from '#shared/stored-words.ts';
import { dateErrors } from './date-form-texts.ts';
import { DATE_PLACE_MAX_CHARS } from './limits.ts';

/** Whether a day is in this millennium, because a year with two digits is a slip. */
const isOurDay = (day: string) => day.startsWith('2') && isDay(day);
const TIME_OR_NONE = /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/;

const typed = {
  what: z.enum(DATE_KINDS, dateErrors.whatMissing),
  day: z.string(dateErrors.dayMissing).check(z.refine(isOurDay, dateErrors.dayMissing)),
  time: z.optional(z.string(dateErrors.timeMissing).check(z.regex(TIME_OR_NONE, dateErrors.timeMissing))),
  /** Empty for the usual length of its kind. */
  hours: z.optional(z.enum(['', ...DATE_HOURS.map(String)], dateErrors.noSuchLength)),
  /** The price of this job, taken over from the last one. */
  cents: z.optional(z.pipe(z.coerce.number(), priceCents)),
  place: z.optional(line(DATE_PLACE_MAX_CHARS, { tooLong: dateErrors.placeTooLong })),
};
type Typed = z.infer<z.ZodMiniObject<typeof typed>>;

/** Whether the clocks show this time, because one hour a year is missing. Invalid input has sentences of its own. */
const isThere = ({ day, time = '' }: Typed) =>
  time === '' || !isOurDay(day) || !TIME_OR_NONE.test(time) || berlinMoment(day, time) !== undefined;
const rules = [
  z.refine<Typed>(({ what, time }) => what === 'anruf' || !!time, {
    path: ['time'],
    error: dateErrors.timeMissing,
  }),
  z.refine<Typed>(isThere, { path: ['time'], error: dateErrors.noSuchTime }),
];

export const typedDate = z.object(typed).check(...rules);
export type TypedDate = z.infer<typeof typedDate>;
