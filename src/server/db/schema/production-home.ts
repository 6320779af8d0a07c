import type { Generated } from 'kysely';

/** The database that the public site's last deploy has claimed: one row. A copy of it lies at another address. */
export interface ProductionHomeTable {
  id: Generated<boolean>;
  /** Host, port and database, without user and password. */
  address: string;
  /** Neon's own name of the branch's data; null on any other PostgreSQL. */
  branch: string | null;
  markedAt: Date;
}
