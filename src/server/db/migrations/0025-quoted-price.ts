import type { Kysely } from 'kysely';

/** A price that was quoted is an entry of the history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('case_events').addColumn('cents', 'integer').execute();
}
