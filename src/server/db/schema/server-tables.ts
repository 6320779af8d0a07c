import type { Generated } from 'kysely';

export interface ServerTables {
  /** A rate limit's counter per hashed key: hits within the window, and the end of a wait. */
  rateLimits: {
    key: string;
    hits: number;
    expiresAt: Date;
    blockedUntil: Date | null;
  };
  /** One row: the database that the public site's last deploy has claimed. A copy of it has another address. */
  productionHome: {
    id: Generated<boolean>;
    /** Host, port and database, without user and password. */
    address: string;
    /** Neon's own name of the branch's data; null on any other PostgreSQL. */
    branch: string | null;
    markedAt: Date;
  };
  /** The SQL of each migration that has run, for the head of a backup. Named like Kysely's own tables. */
  kyselyMigrationSql: {
    name: string;
    statements: string[];
  };
  /** The last result of each scheduled job. Not in a backup, because a restored result says nothing about today. */
  'shortLived.jobRuns': {
    job: string;
    doneAt: Date | null;
    /** Since when it fails; null after a success. */
    unfinishedSince: Date | null;
  };
  /** One row: the key pair that identifies us to push services (RFC 8292), in base64url. */
  'shortLived.pushKey': {
    isOnly: Generated<boolean>;
    publicKey: string;
    privateKey: string;
  };
}
