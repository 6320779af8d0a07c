import * as z from 'zod/mini';
import { correction, newCall } from '#domain/requests/case/owner-forms.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { byIdAndDate, entered } from './contract.ts';
import { typedDate } from './typed-date.ts';

/** The routes of forms, apart because the rules of forms load with the forms only. */
export const formRoutes = {
  enterCall: defineRoute('POST', '/api/admin/contact', 'admin', {
    body: newCall,
    answers: { 201: z.object({ id: z.uuid() }) },
  }),
  /** Corrects a request's data and returns the number of the entry that names the old ones. */
  correct: defineRoute('PUT', '/api/admin/contact/:id', 'admin', {
    params: z.object({ id: z.uuid() }),
    body: correction,
    answers: { 200: entered },
  }),
  /** Sets or changes the date of a request and returns the number of its entry. */
  setDate: defineRoute('PUT', '/api/admin/contact/:id/date/:before', 'admin', {
    params: byIdAndDate,
    body: typedDate,
    answers: { 200: entered },
  }),
};
