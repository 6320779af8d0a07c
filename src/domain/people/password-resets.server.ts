import { RESET_LIFETIME_MS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { hashOf, newToken } from '#server/token.ts';

/** Replaces the earlier reset. Returns the link's token, of which only the hash is stored. */
export async function startReset(db: Db, adminId: string, now: Date): Promise<string> {
  const token = newToken();
  const row = { tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + RESET_LIFETIME_MS) };
  await db
    .insertInto('shortLived.passwordResets')
    .values({ adminId, ...row })
    .onConflict((conflict) => conflict.column('adminId').doUpdateSet(row))
    .execute();
  return token;
}

/** The active administrator of a token; undefined if it is not valid. */
export const findReset = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('shortLived.passwordResets')
    .innerJoin('adminUsers', 'adminUsers.id', 'adminId')
    .select(['adminUsers.id', 'username'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now)
    .where('isActive', '=', true)
    .executeTakeFirst();

/** Returns the active administrator of a token; undefined if it is not valid. */
export async function takeReset(
  db: Db,
  token: string,
  now: Date,
): Promise<{ id: string; username: string } | undefined> {
  return db
    .deleteFrom('shortLived.passwordResets')
    .using('adminUsers')
    .whereRef('adminUsers.id', '=', 'adminId')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now)
    .where('isActive', '=', true)
    .returning(['adminUsers.id', 'username'])
    .executeTakeFirst();
}
