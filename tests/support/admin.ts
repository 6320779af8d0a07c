import { argon2Sync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { enter } from '#admin/sign-in/log-in.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { cookiePairs, SITE } from './invoke.ts';

export const ADMIN = { username: 'inhaberin', password: 'Ein langes Testkennwort 42' };

/** Stores an administrator with a password hash of the lowest cost, because a real hash is slow on purpose. */
export function anAdmin(db: Db, { username, password } = ADMIN) {
  const nonce = randomBytes(16);
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const tag = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost });
  const [salt, stored] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  const hash = `$argon2id$v=19$m=8,t=1,p=1$${salt}$${stored}`;
  return db
    .insertInto('adminUsers')
    .values({
      username,
      password: hash,
      email: `${username}@firma.example`,
      isOwner: sql<boolean>`not exists (select from admin_users)`,
    })
    .returning(['id', 'username', 'lastLogin'])
    .executeTakeFirstOrThrow();
}

/**
 * Logs in as an administrator, who is created if need be. Returns the browser's cookies. Types no password, because the
 * login would hash it at today's cost, which takes as long as the rest of most tests.
 */
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
