import { ADDRESS_PROOF_LIFETIME_MS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { hashOf } from '#server/token.ts';
import type { AddressUse } from '#shared/stored-words.ts';
import { lockPeople } from './administrators.server.ts';

export interface AddressProof {
  email: string;
  token: string;
}

export interface AddressWish {
  adminId: string;
  use: AddressUse;
  among: string[];
  proofs: readonly AddressProof[];
}

/** Stores a wish in place of the earlier one, whose addresses it returns. Of the tokens only the hashes are stored. */
export async function storeWish(transaction: Db, wish: AddressWish, now: Date): Promise<string[]> {
  const { adminId, use, among, proofs } = wish;
  await lockPeople(transaction);
  const earlier = await transaction
    .deleteFrom('shortLived.newAddresses')
    .where((where) => where.and({ adminId, use }))
    .returning('email')
    .execute();
  const expiresAt = new Date(now.getTime() + ADDRESS_PROOF_LIFETIME_MS);
  const rows = proofs.map(({ email, token }) => ({ adminId, use, among, email, tokenHash: hashOf(token), expiresAt }));
  if (rows.length > 0) await transaction.insertInto('shortLived.newAddresses').values(rows).execute();
  return earlier.map(({ email }) => email);
}

export const findWished = (db: Db, adminId: string, use: AddressUse, now: Date) =>
  db
    .selectFrom('shortLived.newAddresses')
    .select(['email', 'among'])
    .where((where) => where.and({ adminId, use }))
    .where('expiresAt', '>', now)
    .orderBy('email')
    .execute();

/** Returns address and wisher; undefined for an invalid token. Mails about requests need the wish of the owner. */
export async function takeNewAddress(transaction: Db, token: string, now: Date) {
  // Each adds to one list.
  await lockPeople(transaction);
  return transaction
    .deleteFrom('shortLived.newAddresses as new')
    .using('adminUsers')
    .whereRef('adminUsers.id', '=', 'new.adminId')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now)
    .where('isActive', '=', true)
    .where((where) => where.or([where('use', '=', 'account'), where('isOwner', '=', true)]))
    .returning(['new.adminId', 'new.use', 'new.email', 'new.among', 'username'])
    .executeTakeFirst();
}
