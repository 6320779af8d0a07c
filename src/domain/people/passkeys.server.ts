import type { Insertable } from 'kysely';
import { CHALLENGE_LIFETIME_MS } from '#config/limits.ts';
import type { Database, Db } from '#server/db/schema/index.ts';

type NewPasskey = Omit<Insertable<Database['shortLived.passkeys']>, 'publicKey' | 'madeAt'> & { publicKey: Uint8Array };

/** The key then belongs to the session as well. False if it is stored already. Call it in a transaction. */
export async function addPasskey(transaction: Db, key: NewPasskey, sessionId: string, now: Date): Promise<boolean> {
  const stored = transaction
    .insertInto('shortLived.passkeys')
    .values({ ...key, publicKey: Buffer.from(key.publicKey), madeAt: now })
    .onConflict((conflict) => conflict.doNothing());
  if ((await stored.executeTakeFirst()).numInsertedOrUpdatedRows !== 1n) return false;
  await bindToSession(transaction, key.id, sessionId);
  return true;
}

/** 'Alle anderen abmelden' keeps the session's key. */
export const bindToSession = (db: Db, passkeyId: string, sessionId: string) =>
  db.updateTable('adminSessions').set({ passkeyId }).where('id', '=', sessionId).execute();

export const findPasskeys = (db: Db, adminId: string, rpId: string) =>
  db
    .selectFrom('shortLived.passkeys')
    .select(['id', 'name', 'madeAt', 'usedAt'])
    .where('adminId', '=', adminId)
    .where('rpId', '=', rpId)
    .orderBy('madeAt')
    .execute();

export const findPasskey = (db: Db, id: string) =>
  db
    .selectFrom('shortLived.passkeys as key')
    .innerJoin('adminUsers', 'adminUsers.id', 'key.adminId')
    .select(['adminUsers.id', 'username', 'lastLogin', 'key.id as passkeyId', 'publicKey', 'signCount', 'name'])
    .where('key.id', '=', id)
    .where('isActive', '=', true)
    .executeTakeFirst();

export const noteUse = (transaction: Db, id: string, signCount: number, now: Date) =>
  transaction.updateTable('shortLived.passkeys').set({ signCount, usedAt: now }).where('id', '=', id).execute();

/** False if the challenge was spent before. The row stays until no token can name it any more. */
export async function spendChallenge(transaction: Db, id: string, now: Date): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS);
  const spent = transaction.insertInto('shortLived.spentChallenges').values({ id, expiresAt });
  const { numInsertedOrUpdatedRows } = await spent.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
