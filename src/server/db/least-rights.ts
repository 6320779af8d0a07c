import { sql } from 'kysely';
import { homeOf } from './production-home.ts';
import type { Db } from './schema/index.ts';

/**
 * Makes the functions' role, which reads and writes rows and makes databases for the trial restore. Needs the tables'
 * owner. The default rights outlive a restore. @throws Error if the role may change tables by other means.
 */
export async function giveLeastRights(owner: Db, ownerUrl: string, functionsUrl: string): Promise<void> {
  if (homeOf(ownerUrl) !== homeOf(functionsUrl))
    throw new Error('DATABASE_URL and DATABASE_OWNER_URL lead to different databases');
  const { username, password } = new URL(functionsUrl);
  if (username === new URL(ownerUrl).username) return;
  const name = decodeURIComponent(username);
  const role = sql.id(name);
  const { rows } = await sql`select from pg_roles where rolname = ${name}`.execute(owner);
  const login = sql`login createdb password ${sql.lit(decodeURIComponent(password))}`;
  await sql`${sql.raw(rows.length > 0 ? 'alter' : 'create')} role ${role} ${login}`.execute(owner);
  const right = sql`select, insert, update, delete`;
  for (const statement of [
    sql`revoke create on schema public from public`,
    sql`grant usage on schema public, short_lived to ${role}`,
    sql`grant ${right} on all tables in schema public, short_lived to ${role}`,
    sql`alter default privileges grant usage on schemas to ${role}`,
    sql`alter default privileges grant ${right} on tables to ${role}`,
  ])
    await statement.execute(owner);
  if (await mayChangeTables(owner, name))
    throw new Error(
      `The role ${name} of DATABASE_URL may change tables: choose another name, and this deploy makes it`,
    );
}

/** Whether a role, by default the connection's own, may change the tables. */
export async function mayChangeTables(db: Db, name?: string): Promise<boolean> {
  const role = name === undefined ? sql`current_user` : sql`${name}::name`;
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege(${role}, 'public', 'create') or exists (select from pg_class
      where relnamespace = 'public'::regnamespace and pg_has_role(${role}, relowner, 'usage')) as may`.execute(db);
  return rows[0]?.may === true;
}
