import type { Generated } from 'kysely';

/** In the schema because Spec §3 lists it; nothing reads it (ruling 9). Administrators live in admin_users. */
export interface UsersTable {
  id: Generated<string>;
  username: string;
  password: string;
}
