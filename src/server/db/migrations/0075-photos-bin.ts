import type { Kysely } from 'kysely';

/** Adds the bin of single photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('request_photos').addColumn('removed_at', 'timestamptz').execute();
}
