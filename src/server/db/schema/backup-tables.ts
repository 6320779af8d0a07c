import type { ColumnType, Generated } from 'kysely';

export interface BackupTables {
  /** Spec §3. */
  backupLogs: {
    id: Generated<string>;
    /** Null for the weekly run, and for a deleted administrator. */
    adminId: string | null;
    /** 'manual' or 'weekly'. */
    backupType: string;
    /** 'pending', 'success' (restored on trial), 'completed' (checked, but not restored on trial) or 'failed'. */
    status: Generated<string>;
    /** '<store>/<folder>' while the files are kept. */
    filePath: string | null;
    /** Bytes in the store. A bigint, which the driver returns as text. */
    fileSize: ColumnType<string | null, number | null, number | null>;
    errorMessage: string | null;
    createdAt: Generated<Date>;
    /** The Sunday 02:00 that a weekly run stands for. */
    dueAt: Date | null;
    /** Unused: earlier releases counted the platform's starts. */
    attempt: Generated<number>;
    /** When a worker claimed the run; earlier releases renewed it. */
    heartbeatAt: Date | null;
    finishedAt: Date | null;
    /** 'proven', or 'skipped' with the reason in `proofNote`. */
    proof: string | null;
    proofNote: string | null;
    /** When a copy last left for a mailbox or a computer. */
    copiedAt: Date | null;
    copiedTo: string | null;
    /** When a mail was last tried, and why it failed: a Trouble, or 'unreadable'. */
    copyTriedAt: Date | null;
    copyTrouble: string | null;
    /** The least size of a whole copy that was too large for a mail. */
    copyBytes: number | null;
  };
  /** One row. `weeklySince` is the press of 'Auto-Backups einrichten'; null: the weekly run is off. */
  backupSettings: {
    id: Generated<boolean>;
    weeklySince: Date | null;
    /** Gets a copy of every backup; null: nobody does. */
    copyAddress: string | null;
  };
}
