import * as z from 'zod/mini';
import { caseEvent, newEntry, waiting } from '#domain/requests/case/shapes.ts';
import { defineRoute } from '#shared/api/define-route.ts';

const byId = z.object({ id: z.uuid() });

export const caseRoutes = {
  waiting: defineRoute('GET', '/api/admin/contact-waiting', 'admin', { answers: { 200: waiting } }),
  /** The history of a request, newest first. */
  history: defineRoute('GET', '/api/admin/contact/:id/history', 'admin', {
    params: byId,
    answers: { 200: z.array(caseEvent) },
  }),
  /** Adds an entry and returns its number; the same state is not entered twice. */
  enter: defineRoute('POST', '/api/admin/contact/:id/history', 'admin', {
    params: byId,
    body: newEntry,
    answers: { 200: z.object({ number: z.int() }) },
  }),
};
