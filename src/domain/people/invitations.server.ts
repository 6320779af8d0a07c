import { INVITATION_LIFETIME_MS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { hashOf, newToken } from '#server/token.ts';

/** Replaces the address's earlier invitation. Returns the token, of which only the hash is stored. */
export async function invite(
  db: Db,
  { email, invitedBy }: { email: string; invitedBy: string | null },
  now: Date,
): Promise<string> {
  const token = newToken();
  const row = { tokenHash: hashOf(token), invitedBy, expiresAt: new Date(now.getTime() + INVITATION_LIFETIME_MS) };
  await db
    .insertInto('shortLived.invitations')
    .values({ email, ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute();
  return token;
}

/** Returns the address. Valid only while its sender is the active owner, or if a command made it. */
export async function takeInvitation(db: Db, token: string, now: Date): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('shortLived.invitations')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now)
    .where((where) => {
      const owner = where
        .selectFrom('adminUsers')
        .select('id')
        .where('isActive', '=', true)
        .where('isOwner', '=', true);
      return where.or([where('invitedBy', 'is', null), where('invitedBy', 'in', owner)]);
    })
    .returning('email')
    .executeTakeFirst();
  return taken?.email;
}

export const findInvitations = (db: Db, now: Date) =>
  db
    .selectFrom('shortLived.invitations')
    .select(['id', 'email', 'expiresAt'])
    .where('expiresAt', '>', now)
    .orderBy('email')
    .execute();

/** Returns the address; undefined if there was none. */
export const withdrawInvitation = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.deleteFrom('shortLived.invitations').where('id', '=', id).returning('email').executeTakeFirst())?.email;
