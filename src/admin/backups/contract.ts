import * as z from 'zod/mini';
import { backup, backupStatus } from '#domain/backups/shapes.ts';
import { defineRoute } from '#shared/api/define-route.ts';

const backupReceipt = z.object({ id: z.uuid(), status: z.string(), message: z.string() });
/** The answer if the backup takes longer than the call. */
const pendingReceipt = z.extend(backupReceipt, { status: z.literal('pending') });

export const backupRoutes = {
  list: defineRoute('GET', '/api/admin/backups', 'owner', { answers: { 200: z.array(backup) } }),
  status: defineRoute('GET', '/api/admin/backups/status', 'admin', { answers: { 200: backupStatus } }),
  create: defineRoute('POST', '/api/admin/backup', 'owner', { answers: { 201: backupReceipt, 202: pendingReceipt } }),
  autoSetup: defineRoute('POST', '/api/admin/backups/auto-setup', 'owner', {
    answers: { 200: z.object({ message: z.string(), nextBackup: z.iso.datetime() }) },
  }),
  /** Switches the weekly run off again (ruling 32). */
  autoOff: defineRoute('DELETE', '/api/admin/backups/auto-setup', 'owner', {
    needsProof: true,
    answers: { 200: z.object({ message: z.string() }) },
  }),
};
