import * as z from 'zod/mini';
import { ABSENCE_SENTENCE_MAX_CHARS } from '#domain/absence/limits.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { told } from '#shared/api/field-meta.ts';
import { line } from '#shared/api/text-fields.ts';
import { absenceErrors as errors, absencePanelTexts as texts } from './texts.ts';

const id = z.uuid(errors.id);
const day = z.iso.date(errors.day);

const absence = z
  .object({
    id,
    from: told(day, { label: texts.from }),
    until: told(day, { label: texts.until }),
    sentence: told(line(ABSENCE_SENTENCE_MAX_CHARS), { label: texts.sentence, long: true }),
  })
  .check(z.refine(({ from, until }) => from <= until, { path: ['until'], error: errors.order }));
export type SentAbsence = z.output<typeof absence>;

/** Both are mailed, because a copied cookie must not change what customers read. */
export const absenceRoutes = {
  /** Adds an absence, or changes it: its id is the caller's, so that a repeated call is one deed. */
  save: defineRoute('PUT', '/api/admin/absence', 'owner', { body: absence }),
  end: defineRoute('DELETE', '/api/admin/absence', 'owner', { query: z.object({ id }) }),
};
