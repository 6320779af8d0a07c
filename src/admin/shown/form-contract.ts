import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { DATES_LISTED, KIB } from '#config/limits.ts';
import { correction, newCall } from '#domain/requests/case/owner-forms.ts';
import { entryOf, REQUEST_FIELDS } from '#domain/requests/fields.ts';
import { requestErrors } from '#domain/requests/texts.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { tell } from '#shared/api/field-meta.ts';
import { byIdAndDate, entered } from './contract.ts';
import { callFormTexts as texts } from './form-texts.ts';
import { typedDate } from './typed-date.ts';

/** The words of the visitor's fields, told here, because the visitor's script needs none of them. */
for (const fields of [newCall.shape, correction.shape] as Record<string, $ZodType>[])
  for (const field of REQUEST_FIELDS) {
    const { label, control } = entryOf(field);
    const words = {
      label: field === 'message' ? texts.message : label,
      long: control.element === 'textarea',
      ...(control.element === 'select' && {
        choices: [['', texts.noChoice] as const, ...Object.entries(control.choices)],
      }),
      ...(control.element === 'input' && { input: { type: control.type, autoComplete: 'off' } }),
    };
    if (fields[field]) tell(fields[field], words);
  }
tell(newCall.shape.callBack, { label: texts.callBack });

/** The routes of forms, apart because the rules of forms load with the forms only. */
export const formRoutes = {
  enterCall: defineRoute('POST', '/api/admin/contact', 'admin', {
    body: newCall,
    answers: { 201: z.object({ id: z.uuid() }) },
  }),
  correct: defineRoute('PUT', '/api/admin/contact/:id', 'admin', {
    params: z.object({ id: z.uuid() }),
    body: correction,
    answers: { 200: entered },
  }),
  setDate: defineRoute('PUT', '/api/admin/contact/:id/date/:before', 'admin', {
    params: byIdAndDate,
    body: typedDate,
    answers: { 200: entered },
  }),
  /** Moves dates in one transaction; a refused one leaves all of them where they were. */
  moveDates: defineRoute('POST', '/api/admin/dates/move', 'admin', {
    body: z.object({
      dates: z
        .array(
          z.object({ id: z.uuid(requestErrors.notAForm), before: z.int(), date: typedDate }),
          requestErrors.notAForm,
        )
        .check(z.maxLength(DATES_LISTED, requestErrors.notAForm)),
    }),
    maxBodyBytes: DATES_LISTED * KIB,
    answers: { 200: z.object({ ok: z.literal(true) }) },
  }),
};
