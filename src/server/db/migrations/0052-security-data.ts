import { type Kysely, sql } from 'kysely';

/** Gives each line of the security log the data of its kind, and names who accepted an invitation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table short_lived.security_log add column data jsonb not null default '{}'`.execute(db);
  await sql`update short_lived.security_log set
    data = case
      when kind = 'invited' then jsonb_build_object('email', detail)
      when kind = 'addresses' then jsonb_build_object('addresses', to_jsonb(string_to_array(detail, ', ')))
      when kind in ('account', 'joined') then jsonb_build_object(
        'username', regexp_replace(detail, ', [^,]*$', ''), 'email', regexp_replace(detail, '^.*, ', ''))
      else jsonb_build_object('username', detail) end
    where detail is not null`.execute(db);
  await sql`update short_lived.security_log set data = jsonb_build_object('username', username)
    where kind = 'password'`.execute(db);
  await sql`update short_lived.security_log set username = data->>'username' where kind = 'joined'`.execute(db);
  await sql`alter table short_lived.security_log drop column detail, alter column kind type text`.execute(db);
}
