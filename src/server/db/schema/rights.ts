import type { Generated } from 'kysely';
import type { SecurityEvent } from '#shared/stored-words.ts';

/** A browser that an administrator has logged in from. The device cookie names the row and counts for this account only. */
export interface KnownDevicesTable {
  id: Generated<string>;
  adminId: string;
  expiresAt: Date;
}

/** The newest link with which an administrator may set a forgotten password. */
export interface PasswordResetsTable {
  adminId: string;
  /** SHA-256 of the token, in hex: who reads the table can open nothing. */
  tokenHash: string;
  expiresAt: Date;
}

/** What happened to access and data, for 180 days; nobody can delete a line. */
export interface SecurityLogTable {
  id: Generated<string>;
  at: Date;
  kind: SecurityEvent;
  /** Who did it, as they were called then; null for commands and strangers. */
  username: string | null;
  /** 'Firefox auf Windows'. */
  device: string | null;
  /** Whom or what it was about: a name, an address. */
  detail: string | null;
}
