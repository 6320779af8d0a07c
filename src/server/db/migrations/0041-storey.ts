import type { Kysely } from 'kysely';

/** On which floor the glass is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_submissions').addColumn('storey', 'text').execute();
}
