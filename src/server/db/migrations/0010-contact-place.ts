import type { Kysely } from 'kysely';

/** Where the glass is, as the visitor said it: a postal code or the name of a place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_submissions').addColumn('place', 'text').execute();
  await db.schema.alterTable('contact_suspects').addColumn('place', 'text').execute();
}
