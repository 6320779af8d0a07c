import { randomBytes } from 'node:crypto';
import type { DatabaseAddress } from '#server/db/database.ts';
import type { SqlSession } from '#server/db/sql-session.ts';

/** A role without superuser rights, because planted SQL must not run `COPY … PROGRAM` (security review, F3). */
export async function plainDatabase(server: SqlSession, { url, ...rest }: DatabaseAddress): Promise<DatabaseAddress> {
  const name = `trial_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(24).toString('hex');
  await server.query(`CREATE ROLE ${name} LOGIN NOSUPERUSER NOCREATEROLE PASSWORD '${password}'`);
  await server.query(`CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0`);
  return { ...rest, url: Object.assign(new URL(url), { pathname: `/${name}`, username: name, password }).href };
}
