import type { Generated } from 'kysely';

/** One backup run (Spec §3). */
export interface BackupLogsTable {
  id: Generated<string>;
  adminId: string | null;
  backupType: string;
  status: Generated<string>;
  filePath: string | null;
  fileSize: number | null;
  errorMessage: string | null;
  createdAt: Generated<Date>;
}
