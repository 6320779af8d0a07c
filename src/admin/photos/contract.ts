import * as z from 'zod/mini';
import { REQUEST_PHOTO } from '#config/limits.ts';
import { bytes, defineRoute } from '#shared/api/define-route.ts';
import { photoAnswers } from './texts.ts';

const params = z.object({ id: z.uuid() });

export const photoRoutes = {
  /** The photo itself, a JPEG. */
  photo: defineRoute('GET', '/api/admin/photos/:id', 'admin', {
    params,
    answers: { 200: z.instanceof(Uint8Array<ArrayBufferLike>) },
  }),
  /** Adds a photo of the job to a request. */
  addPhoto: defineRoute('POST', '/api/admin/contact/:id/photos', 'admin', {
    params,
    ...bytes(REQUEST_PHOTO.maxBytes, ['image/jpeg']),
    answers: { 201: params },
  }),
  /** Moves a photo to the bin. */
  removePhoto: defineRoute('DELETE', '/api/admin/photos/:id', 'admin', { params }),
  restorePhoto: defineRoute('POST', '/api/admin/photos/:id/restore', 'admin', { params }),
  /** Notes, for a photo of the job, whether the householder lets us show it. */
  setConsent: defineRoute('PUT', '/api/admin/photos/:id/consent', 'admin', {
    params,
    body: z.object({ isGiven: z.boolean(photoAnswers.consentUnread) }, photoAnswers.consentUnread),
  }),
};
