import { type Kysely, sql } from 'kysely';

/** No backup has the codes, because a restore must revive no right. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table short_lived.recovery_codes (
    admin_id uuid not null references admin_users on delete cascade,
    number smallint not null,
    hash text not null,
    primary key (admin_id, number)
  )`.execute(db);
}
