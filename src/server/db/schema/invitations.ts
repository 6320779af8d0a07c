import type { Generated } from 'kysely';

/** Invitations that nobody has accepted yet, at most one per address. */
export interface InvitationsTable {
  id: Generated<string>;
  /** SHA-256 of the token, in hex: who reads the table can accept nothing. */
  tokenHash: string;
  email: string;
  /** Null for one that a command or a deploy made. */
  invitedBy: string | null;
  expiresAt: Date;
}
