import { type Kysely, sql } from 'kysely';

/** Lets a push device follow its session to a new id, because every proof of the password changes the id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table short_lived.push_devices
    drop constraint push_devices_session_id_fkey,
    add constraint push_devices_session_id_fkey foreign key (session_id) references admin_sessions
      on delete cascade on update cascade`.execute(db);
}
