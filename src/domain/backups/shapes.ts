import * as z from 'zod/mini';

/** Spec §3. `date` is ISO 8601 in UTC, `size` in bytes. */
export const backup = z.object({
  id: z.uuid(),
  type: z.string(),
  /** 'success' was restored on trial, 'completed' only checked. */
  status: z.string(),
  date: z.iso.datetime(),
  size: z.nullable(z.number()),
  errorMessage: z.nullable(z.string()),
  proof: z.nullable(z.enum(['proven', 'skipped'])),
  proofNote: z.nullable(z.string()),
  isStored: z.boolean(),
});
export type Backup = z.infer<typeof backup>;

const moment = z.nullable(z.iso.datetime());

/** Spec §3, ruling 16. Only successful backups count as last ones. */
export const backupStatus = z.object({
  weeklySchedule: z.string(),
  isWeeklyOn: z.boolean(),
  isWeeklyLate: z.boolean(),
  isUpToDate: z.boolean(),
  totalBackups: z.int(),
  successfulBackups: z.int(),
  lastBackup: moment,
  nextBackup: moment,
  lastWeeklyBackup: moment,
  lastFailure: z.nullable(z.object({ date: z.iso.datetime(), errorMessage: z.string() })),
  copies: z.object({
    lastAt: moment,
    /** Why the newest backup's mail failed: a Trouble, or 'unreadable'. */
    trouble: z.nullable(z.string()),
    /** The least size of the newest backup's copy if it is too large for a mail. */
    tooLargeBytes: z.nullable(z.number()),
  }),
});
export type BackupStatus = z.infer<typeof backupStatus>;
