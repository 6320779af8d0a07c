import { hashPassword } from '#server/session/password.ts';
import session from '../../netlify/functions/session.ts';
import type { TestDatabase } from './database.ts';
import { cookiesOf, invoke } from './invoke.ts';

export const ADMIN = { username: 'inhaberin', password: 'Ein langes Testkennwort 42' };

/** A hash is slow on purpose: once for all tests of a file. */
const hashes = new Map<string, Promise<string>>();

/** Creates an administrator and logs in; gives the cookies of that browser. */
export async function loggedIn(db: TestDatabase['db'], admin = ADMIN): Promise<string> {
  const { username, password } = admin;
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  await db
    .insertInto('adminUsers')
    .values({ username, password: await hash, email: `${username}@firma.example` })
    .execute();
  const answer = await invoke(session, '/api/admin/login', { body: admin });
  if (!answer.ok) throw new Error(await answer.text());
  return cookiesOf(answer);
}
