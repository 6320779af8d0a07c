import * as z from 'zod/mini';
import { backup, backupStatus } from '#domain/backups/shapes.ts';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { told } from '#shared/api/field-meta.ts';
import { email } from '#shared/api/text-fields.ts';
import { copyErrors as errors, copyTexts as texts } from './copy-texts.ts';

const ended = z.object({ status: z.string(), message: z.string() });

const copiesState = z.object({
  address: z.string(),
  waiting: z.nullable(z.string()),
  /** Whether backups are encrypted, without which no copy leaves the server. */
  hasKey: z.boolean(),
  newest: z.nullable(z.object({ id: z.uuid(), createdAt: moment })),
});

export const backupRoutes = {
  list: defineRoute('GET', '/api/admin/backups', 'owner', { answers: { 200: z.array(backup) } }),
  status: defineRoute('GET', '/api/admin/backups/status', 'admin', { answers: { 200: backupStatus } }),
  create: defineRoute('POST', '/api/admin/backup', 'owner', { answers: { 201: ended, 202: ended } }),
  autoSetup: defineRoute('POST', '/api/admin/backups/auto-setup', 'owner', {}),
  /** Switches the weekly run off again (ruling 32). */
  autoOff: defineRoute('DELETE', '/api/admin/backups/auto-setup', 'owner', { needsProof: true }),
  copies: defineRoute('GET', '/api/admin/backups/copies', 'owner', { answers: { 200: copiesState } }),
  setAddress: defineRoute('PUT', '/api/admin/backups/copies', 'owner', {
    needsProof: true,
    body: z.object({
      address: told(z.union([z.literal(''), email(errors.address)], errors.address), {
        label: texts.address,
        input: { type: 'email', autoComplete: 'email' },
      }),
    }),
  }),
  /** The stored, encrypted file of this number in a copy. File by file, because Netlify limits an answer to 20 MB. */
  copyFile: defineRoute('GET', '/api/admin/backups/copies/:id/:number', 'owner', {
    needsProof: true,
    params: z.object({ id: z.uuid(errors.missing), number: z.coerce.number().check(z.int(), z.minimum(0)) }),
    answers: { 200: z.object({ bytes: z.base64(), files: z.int() }) },
  }),
  copySaved: defineRoute('POST', '/api/admin/backups/copies/:id/saved', 'owner', {
    needsProof: true,
    params: z.object({ id: z.uuid(errors.missing) }),
  }),
};
