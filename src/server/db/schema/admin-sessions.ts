import type { Generated } from 'kysely';

/** One row per logged-in browser. The cookie's JWT names the row; deleting it ends the session everywhere. */
export interface AdminSessionsTable {
  id: Generated<string>;
  adminId: string;
  createdAt: Date;
  expiresAt: Date;
  /** The login before this one, for 'Letzte Anmeldung'; null at the first (Spec §2). */
  previousLogin: Date | null;
  /** Cut to 512 characters; shown in the list of sessions. */
  userAgent: string | null;
  /** When it was last used, to within SESSION_ACTIVITY_STEP_MS; null where it has not been since that is noted. */
  lastActiveAt: Generated<Date | null>;
  /** When the password was last asked for and right. */
  provedAt: Generated<Date | null>;
  /** The remembered browser; such a session renews itself, and ends with this row. */
  deviceId: Generated<string | null>;
}
