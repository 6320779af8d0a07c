import * as z from 'zod/mini';
import { DATE_HOURS } from '#config/limits.ts';
import { dateTexts } from '#domain/jobs/dates/texts.ts';
import { priceCents } from '#domain/requests/case/shapes.ts';
import { told } from '#shared/api/field-meta.ts';
import { line } from '#shared/api/text-fields.ts';
import { berlinMoment, isDay } from '#shared/format/berlin-day.ts';
import { DATE_KINDS } from '#shared/stored-words.ts';
import { dateErrors, dateFormTexts as texts } from './date-form-texts.ts';
import { DATE_PLACE_MAX_CHARS } from './limits.ts';

/** Whether a day is in this millennium, because a year with two digits is a slip. */
const isOurDay = (day: string) => day.startsWith('2') && isDay(day);
const TIME_OR_NONE = /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/;

const typed = {
  what: told(z.enum(DATE_KINDS, dateErrors.whatMissing), {
    label: texts.what,
    as: 'radio',
    choices: DATE_KINDS.map((kind) => [kind, dateTexts.kinds[kind]]),
  }),
  day: z.string(dateErrors.dayMissing).check(z.refine(isOurDay, dateErrors.dayMissing)),
  time: z.optional(z.string(dateErrors.timeMissing).check(z.regex(TIME_OR_NONE, dateErrors.timeMissing))),
  hours: told(z.optional(z.enum(['', ...DATE_HOURS.map(String)], dateErrors.noSuchLength)), {
    label: texts.hours,
    choices: [['', texts.usualHours], ...DATE_HOURS.map((hours) => [`${hours}`, dateTexts.hours(hours)] as const)],
  }),
  /** The price of this job, taken over from the last one. */
  cents: z.optional(z.pipe(z.coerce.number(), priceCents)),
  place: told(z.optional(line(DATE_PLACE_MAX_CHARS, { tooLong: dateErrors.placeTooLong })), {
    label: texts.place,
    hint: texts.placeHint,
  }),
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
