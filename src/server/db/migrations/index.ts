import type { Migration } from 'kysely/migration';
import * as initial from './0001-initial.ts';
import * as toOne from './0100-to-1-0-0.ts';

/** The name of the last step before 1.0.0: a database that has run those one by one has recorded it, and is complete. */
export const FIRST_RELEASE = '0100-draft-by-subject';

/** All migrations in order. A static map: a bundle has no folder to read. Forward only: no `down`. */
export const migrations: Record<string, Migration> = { '0001-initial': initial, [FIRST_RELEASE]: toOne };
