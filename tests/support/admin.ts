import { createAdmin } from '#server/admins.ts';
import session from '../../netlify/functions/session.ts';
import type { TestDatabase } from './database.ts';
import { cookiesOf, invoke } from './invoke.ts';

export const ADMIN = { username: 'inhaberin', password: 'Ein langes Testkennwort 42' };

/** Creates an administrator and logs in; gives the cookies of that browser. */
export async function loggedIn(db: TestDatabase['db'], admin = ADMIN): Promise<string> {
  await createAdmin(db, { ...admin, email: `${admin.username}@firma.example` });
  const answer = await invoke(session, '/api/admin/login', { body: admin });
  if (!answer.ok) throw new Error(await answer.text());
  return cookiesOf(answer);
}
