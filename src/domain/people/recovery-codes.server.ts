import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { hashPassword, NOBODYS_HASH, verifyPassword } from '#server/password.ts';

/** Digits and letters that nobody confuses on paper (Crockford's base32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 60 bits. */
const RANDOM_SIGNS = 12;

/** '3-K7QM-2XFD-9RTB'; only hashes are stored. The number picks the row, so that a try costs one hash (ASVS 6.5.2). */
export async function makeCodes(transaction: Db, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, (_, n) => {
    const signs = [...randomBytes(RANDOM_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
    return [n + 1, ...(signs.match(/.{4}/g) ?? [])].join('-');
  });
  const hashed = async (code: string, n: number) => ({ adminId, number: n + 1, hash: await hashPassword(plain(code)) });
  const rows = await Promise.all(codes.map(hashed));
  await transaction.deleteFrom('shortLived.recoveryCodes').where('adminId', '=', adminId).execute();
  await transaction.insertInto('shortLived.recoveryCodes').values(rows).execute();
  return codes;
}

export async function countCodes(db: Db, adminId: string): Promise<number> {
  const codes = db.selectFrom('shortLived.recoveryCodes').where('adminId', '=', adminId);
  return Number((await codes.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
}

/** The stored hash; undefined if the code is wrong or used. */
export async function verifiedCode(db: Db, adminId: string, typed: string): Promise<string | undefined> {
  const code = plain(typed);
  const found = await db
    .selectFrom('shortLived.recoveryCodes')
    .select('hash')
    .where('adminId', '=', adminId)
    .where('number', '=', Number(/^[1-9]/.exec(code)?.[0] ?? 0))
    .executeTakeFirst();
  return (await verifyPassword(code, found?.hash ?? NOBODYS_HASH)) ? found?.hash : undefined;
}

/** False if another call spent the code meanwhile. */
export async function spendCode(transaction: Db, adminId: string, hash: string): Promise<boolean> {
  const spent = transaction.deleteFrom('shortLived.recoveryCodes').where('adminId', '=', adminId);
  return (await spent.where('hash', '=', hash).executeTakeFirst()).numDeletedRows === 1n;
}

/** A code as it is hashed, however it was typed: without dashes, and with the digits that letters look like. */
const plain = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
