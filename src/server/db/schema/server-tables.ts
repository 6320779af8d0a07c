import type { Generated } from 'kysely';

/** The tables of server itself. */
export interface ServerTables {
  /** A counter per hashed key: how often within the window, and until when the key has to wait. */
  rateLimits: {
    key: string;
    hits: number;
    /** The counter is worth nothing after this. */
    expiresAt: Date;
    blockedUntil: Date | null;
  };
  /** The database that the public site's last deploy has claimed: one row. A copy of it lies at another address. */
  productionHome: {
    id: Generated<boolean>;
    /** Host, port and database, without user and password. */
    address: string;
    /** Neon's own name of the branch's data; null on any other PostgreSQL. */
    branch: string | null;
    markedAt: Date;
  };
  /** The SQL of each migration that has run, for the head of a backup. Beside Kysely's own tables, and named like them. */
  kyselyMigrationSql: {
    name: string;
    statements: string[];
  };
  /** How a job of a scheduled function ended last. Not in a backup: what was restored says nothing about today. */
  'shortLived.jobRuns': {
    job: string;
    /** Null while it was never done. */
    doneAt: Date | null;
    /** Since when it has not been done; null when the last run did it. */
    unfinishedSince: Date | null;
  };
  /** One row: the key pair that tells push services who sends (RFC 8292); base64url of the point, and of the number. */
  'shortLived.pushKey': {
    isOnly: Generated<boolean>;
    publicKey: string;
    privateKey: string;
  };
}
