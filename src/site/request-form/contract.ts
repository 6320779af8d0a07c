import * as z from 'zod/mini';
import { CONTACT_BODY_MAX_BYTES } from '#config/limits.ts';
import { visitorRequest } from '#domain/requests/request.ts';
import { defineRoute } from '#shared/api/define-route.ts';

/** Carries the form's key, because a request sent twice must be stored once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** `number` is short, because visitors name it on the phone. */
const intakeReceipt = z.object({ id: z.uuid(), number: z.string(), message: z.string() });

export const intakeRoutes = {
  send: defineRoute('POST', '/api/contact', 'public', {
    body: visitorRequest,
    answers: { 201: intakeReceipt },
    maxBodyBytes: CONTACT_BODY_MAX_BYTES,
  }),
};

/** The form's sentence about the holiday; empty without one. */
export const holidayNoteRoutes = {
  note: defineRoute('GET', '/api/holiday', 'public', { answers: { 200: z.object({ note: z.string() }) } }),
};
