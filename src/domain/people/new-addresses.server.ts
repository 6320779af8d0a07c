import { type Insertable, sql } from 'kysely';
import { ADDRESS_PROOF_LIFETIME_MS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { PeopleTables } from '#server/db/schema/people-tables.ts';
import { hashOf } from '#server/token.ts';

type NewAddress = Omit<Insertable<PeopleTables['shortLived.newAddresses']>, 'tokenHash' | 'expiresAt'>;

/**
 * Stores an address until the link with the token is opened, in place of an earlier wish. Of the token only the hash is
 * stored.
 */
export async function keepNewAddress(transaction: Db, address: NewAddress, token: string, now: Date): Promise<void> {
  const { adminId, use, email } = address;
  await dropNewAddresses(transaction, { adminId, use, ...(use === 'messages' && { email }) });
  await transaction
    .insertInto('shortLived.newAddresses')
    .values({ ...address, ...proofBy(token, now) })
    .execute();
}

/** Follows a change of the list for mails: drops the waiting addresses that it no longer holds. */
export async function followList(transaction: Db, adminId: string, among: string[]): Promise<void> {
  const waiting = { adminId, use: 'messages' as const };
  await transaction
    .deleteFrom('shortLived.newAddresses')
    .where((where) => where.and(waiting))
    .where(sql<boolean>`email <> all(${among}::text[])`)
    .execute();
  await transaction
    .updateTable('shortLived.newAddresses')
    .set({ among })
    .where((where) => where.and(waiting))
    .execute();
}

/** Gives an address a new link instead of its earlier one. */
export const renewNewAddress = (db: Db, id: string, token: string, now: Date) =>
  db.updateTable('shortLived.newAddresses').set(proofBy(token, now)).where('id', '=', id).execute();

const proofBy = (token: string, now: Date) => ({
  tokenHash: hashOf(token),
  expiresAt: new Date(now.getTime() + ADDRESS_PROOF_LIFETIME_MS),
});

/** Finds the addresses that an administrator wishes, with a valid link. */
export const findNewAddresses = (db: Db, adminId: string, now: Date) =>
  db
    .selectFrom('shortLived.newAddresses')
    .select(['id', 'use', 'email', 'expiresAt'])
    .where('adminId', '=', adminId)
    .where('expiresAt', '>', now)
    .orderBy('email')
    .execute();

/** Drops some of the addresses that an administrator wishes. Returns them. */
export const dropNewAddresses = (
  db: Db,
  which: { adminId: string; id?: string; use?: NewAddress['use']; email?: string },
): Promise<{ email: string }[]> =>
  db
    .deleteFrom('shortLived.newAddresses')
    .where((where) => where.and(which))
    .returning('email')
    .execute();

/**
 * Spends a token. Returns its address and the active administrator who wishes it; undefined if the token is not valid.
 * Only the owner's wish counts for mails about requests.
 */
export const takeNewAddress = (db: Db, token: string, now: Date) =>
  db
    .deleteFrom('shortLived.newAddresses as new')
    .using('adminUsers')
    .whereRef('adminUsers.id', '=', 'new.adminId')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now)
    .where('isActive', '=', true)
    .where((where) => where.or([where('use', '=', 'account'), where('isOwner', '=', true)]))
    .returning(['new.adminId', 'new.use', 'new.email', 'new.among', 'username'])
    .executeTakeFirst();
