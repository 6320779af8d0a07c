import type { Migration } from 'kysely/migration';
import * as initial from './0001-initial.ts';
import * as toOne from './0100-to-1-0-0.ts';

/**
 * All migrations in order. A static map: a bundle has no folder to read. Forward only: no `down`. The second has the name
 * of the last step of those that it replaced: a database that has run them is complete.
 */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0100-draft-by-subject': toOne,
};
/** Databases made before 1.0.0 have recorded more names below it. */
export const FIRST_RELEASE = '0100-draft-by-subject';
