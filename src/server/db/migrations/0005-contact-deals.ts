import type { Kysely } from 'kysely';

/** Since when the owner has marked a request as one that became a deal; such a request is kept longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_submissions').addColumn('deal_at', 'timestamptz').execute();
}
