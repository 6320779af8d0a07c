import type { Generated } from 'kysely';

/** Administrators (Spec §3). `password` is an argon2id string in PHC format, never the word itself. */
export interface AdminUsersTable {
  id: Generated<string>;
  username: string;
  password: string;
  email: string;
  isActive: Generated<boolean>;
  /** Exactly one administrator has it: only they hand out access and change addresses. */
  isOwner: Generated<boolean>;
  lastLogin: Date | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}
