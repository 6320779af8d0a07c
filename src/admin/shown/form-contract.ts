import * as z from 'zod/mini';
import { DATES_LISTED, KIB } from '#config/limits.ts';
import { correction, newCall } from '#domain/requests/case/owner-forms.ts';
import { requestErrors } from '#domain/requests/texts.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { byIdAndDate, entered } from './contract.ts';
import { typedDate } from './typed-date.ts';

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
