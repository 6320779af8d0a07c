import * as z from 'zod/mini';
import { HOLIDAY_SENTENCE_MAX_CHARS } from '#config/limits.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { line } from '#shared/api/text-fields.ts';
import { isDay } from '#shared/format/berlin-day.ts';
import { holidayErrors as errors } from './texts.ts';

const day = z.string(errors.day).check(z.refine(isDay, errors.day));

const typedHoliday = z
  .object({ from: day, until: day, sentence: line(HOLIDAY_SENTENCE_MAX_CHARS) })
  .check(z.refine(({ from, until }) => from <= until, { path: ['until'], error: errors.order }));

/** Null without a holiday, or after its end. `dates`: the owner's dates inside, a sentence each. */
const stored = z.nullable(
  z.object({ from: z.string(), until: z.string(), sentence: z.string(), dates: z.array(z.string()) }),
);

export const holidayRoutes = {
  showHoliday: defineRoute('GET', '/api/admin/holiday', 'admin', { answers: { 200: stored } }),
  saveHoliday: defineRoute('PUT', '/api/admin/holiday', 'owner', { body: typedHoliday, answers: { 200: stored } }),
  removeHoliday: defineRoute('DELETE', '/api/admin/holiday', 'owner', { answers: { 200: stored } }),
};
