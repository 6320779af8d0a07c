import * as z from 'zod/mini';
import { REQUEST_PHOTO } from '#config/limits.ts';
import { bytes, defineRoute } from '#shared/api/define-route.ts';
import { photoAnswers } from './texts.ts';

const params = z.object({ id: z.uuid() });

export const photoRoutes = {
  photo: defineRoute('GET', '/api/admin/photos/:id', 'admin', {
    params,
    answers: { 200: z.instanceof(Uint8Array<ArrayBufferLike>) },
  }),
  addPhoto: defineRoute('POST', '/api/admin/contact/:id/photos', 'admin', {
    params,
    ...bytes(REQUEST_PHOTO.maxBytes, ['image/jpeg']),
    answers: { 201: params },
  }),
  removePhoto: defineRoute('DELETE', '/api/admin/photos/:id', 'admin', { params }),
  restorePhoto: defineRoute('POST', '/api/admin/photos/:id/restore', 'admin', { params }),
  setConsent: defineRoute('PUT', '/api/admin/photos/:id/consent', 'admin', {
    params,
    body: z.object({ isGiven: z.boolean(photoAnswers.consentUnread) }, photoAnswers.consentUnread),
  }),
};
