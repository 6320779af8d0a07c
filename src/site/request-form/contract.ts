import * as z from 'zod/mini';
import { CONTACT_BODY_MAX_BYTES, PHOTOS_PER_REQUEST, REQUEST_PHOTO } from '#config/limits.ts';
import { visitorRequest } from '#domain/requests/request.ts';
import { bytes, defineRoute } from '#shared/api/define-route.ts';

/** `number` is short, because visitors name it on the phone. */
const intakeReceipt = z.object({ id: z.uuid(), number: z.string(), message: z.string() });

export const intakeRoutes = {
  send: defineRoute('POST', '/api/contact', 'public', {
    body: visitorRequest,
    answers: { 201: intakeReceipt },
    maxBodyBytes: CONTACT_BODY_MAX_BYTES,
  }),
  /** Whether the owner is there: stores and counts nothing. */
  absence: defineRoute('GET', '/api/absence', 'public', { answers: { 200: z.object({ absence: z.string() }) } }),
};

export const photoRoutes = {
  /** Adds a photo, the `place`th of its request, which the header names by the form's key. */
  add: defineRoute('PUT', '/api/contact/photos/:place', 'public', {
    params: z.object({ place: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PHOTOS_PER_REQUEST)) }),
    ...bytes(REQUEST_PHOTO.maxBytes, ['image/jpeg']),
  }),
};
