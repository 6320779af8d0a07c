import * as z from 'zod/mini';
import { NAME_MAX_CHARS, NOTE_MAX_CHARS, PRICE_MAX_CENTS } from '#config/limits.ts';
import { line, lines } from '#shared/api/text-fields.ts';
import { isDay } from '#shared/format/berlin-day.ts';
import { correction } from './case/owner-forms.ts';
import { germanPrice } from './case/price.ts';
import { requestErrors } from './texts.ts';

const DAY_HOURS = 24;

/** A finished job out of an old list, by its day in Germany. */
const oldJob = z.object({
  day: z.string(requestErrors.notAMoment).check(z.refine(isDay, requestErrors.notAMoment)),
  cents: z.optional(
    z.int(requestErrors.notAPrice).check(z.positive(), z.maximum(PRICE_MAX_CENTS, requestErrors.notAPrice)),
  ),
  hours: z.optional(z.number(requestErrors.notAForm).check(z.positive(), z.maximum(DAY_HOURS))),
  what: z.optional(line(NAME_MAX_CHARS, { tooLong: requestErrors.notAForm })),
});
export type OldJob = z.infer<typeof oldJob>;

/** A customer of the owner's notebook: who it is by the form's rules, what stays, the finished jobs. */
export const notebookCustomer = z.extend(correction, {
  name: line(NAME_MAX_CHARS, { missing: requestErrors.nameMissing, tooLong: requestErrors.nameTooLong }),
  stays: z.optional(lines(NOTE_MAX_CHARS, { tooLong: requestErrors.noteTooLong })),
  jobs: z.array(oldJob, requestErrors.notAForm),
});
export type NotebookCustomer = z.infer<typeof notebookCustomer>;

/** What an old list says of a known customer that isn't stored. */
export const notebookNews = z.partial(z.omit(notebookCustomer, { name: true }));
export type NotebookNews = z.infer<typeof notebookNews>;

export const germanDay = (day: string) => day.split('-').reverse().join('.');

/** '24.11.2025, 89,00 €, 2,5 Std., Fenster' */
const jobWords = ({ day, cents, hours, what }: OldJob): string =>
  [germanDay(day), cents && germanPrice(cents), hours && `${hours.toLocaleString('de-DE')} Std.`, what]
    .filter(Boolean)
    .join(', ');

/** Says what a customer or the news on one hold, each in its own words. */
export const notebookWords = ({ place, phone, email, stays, jobs = [] }: NotebookNews): string[] =>
  [place, phone, email, ...(stays?.split('\n') ?? []), ...jobs.map(jobWords)].flatMap((words) => words || []);
