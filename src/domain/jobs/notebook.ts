import * as z from 'zod/mini';
import { NAME_MAX_CHARS, NOTE_MAX_CHARS } from '#config/limits.ts';
import { correction } from '#domain/requests/case/owner-forms.ts';
import { PRICE_MAX_CENTS } from '#domain/requests/limits.ts';
import { requestErrors } from '#domain/requests/texts.ts';
import { line, lines } from '#shared/api/text-fields.ts';
import { isDay } from '#shared/format/berlin-day.ts';
import { germanPrice } from './price.ts';

const { notAForm, notAMoment, notAPrice } = requestErrors;

const job = z.object({
  day: z.string(notAMoment).check(z.refine(isDay, notAMoment)),
  cents: z.optional(z.int(notAPrice).check(z.positive(), z.maximum(PRICE_MAX_CENTS, notAPrice))),
  hours: z.optional(z.number(notAForm).check(z.positive(), z.maximum(24))),
  what: z.optional(line(NAME_MAX_CHARS)),
});

/** A customer of the owner's notebook: who it is by the form's rules, what stays, the finished jobs. */
export const notebookCustomer = z.extend(correction, {
  name: line(NAME_MAX_CHARS, { missing: requestErrors.nameMissing, tooLong: requestErrors.nameTooLong }),
  stays: z.optional(lines(NOTE_MAX_CHARS, { tooLong: requestErrors.noteTooLong })),
  jobs: z.array(job, notAForm),
});
export type NotebookCustomer = z.infer<typeof notebookCustomer>;

/** Says what a list tells of a customer, each in its own words; a job as '24.11.2025, 89,00 €, 2,5 Std., Fenster'. */
export const notebookWords = ({ place, phone, email, stays, jobs }: Omit<NotebookCustomer, 'name'>): string[] =>
  [place, phone?.split(', '), email, stays?.split('\n'), jobs.map(jobWords)].flat().flatMap((words) => words || []);

const jobWords = ({ day, cents, hours, what }: NotebookCustomer['jobs'][number]) => {
  const price = cents && germanPrice(cents);
  const time = hours && `${hours.toLocaleString('de-DE')} Std.`;
  return [day.split('-').reverse().join('.'), price, time, what].filter(Boolean).join(', ');
};
