import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { enter } from '#admin/sign-in/log-in.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/password.ts';
import { cookiePairs, SITE } from './invoke.ts';

export const ADMIN = { username: 'inhaberin', password: 'Ein langes Testkennwort 42' };

export async function anAdmin(db: Db, { username, password } = ADMIN) {
  return db
    .insertInto('adminUsers')
    .values({
      username,
      password: await hashPassword(password),
      email: `${username}@firma.example`,
      isOwner: sql<boolean>`not exists (select from admin_users)`,
    })
    .returning(['id', 'username', 'lastLogin'])
    .executeTakeFirstOrThrow();
}

/** Logs in as an administrator, who is created if need be. Returns the browser's cookies. */
export async function loggedIn(db: Db, admin = ADMIN): Promise<string> {
  const byName = db
    .selectFrom('adminUsers')
    .select(['id', 'username', 'lastLogin'])
    .where('username', '=', admin.username);
  const known = (await byName.executeTakeFirst()) ?? (await anAdmin(db, admin));
  const login = { admin: known, request: new Request(SITE), device: undefined, isRemembered: false };
  const cookies = await enter({ db, now: new Date(), afterAnswer: () => undefined }, login, async () => undefined);
  return cookiePairs(cookies);
}

/** Logs the owner in before each test of the calling file. Part of a call: `invoke(door, path, owner)`. */
export function theOwner(db: Db): { cookie: string } {
  const owner = { cookie: '' };
  beforeEach(async () => {
    owner.cookie = await loggedIn(db);
  });
  return owner;
}
