import { generateKeyPairSync } from 'node:crypto';
import type { Db } from '../db/schema/index.ts';

/** Returns the VAPID key pair (RFC 8292). Kept for ever, because a device accepts only the key of its subscription. */
export async function pushKey(db: Db) {
  const kept = await find(db);
  if (kept) return kept;
  await db
    .insertInto('shortLived.pushKey')
    .values(makeKey())
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find(db)) ?? Promise.reject(new Error('No push key'));
}

const find = (db: Db) => db.selectFrom('shortLived.pushKey').select(['publicKey', 'privateKey']).executeTakeFirst();

function makeKey() {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  // `applicationServerKey` wants the uncompressed point.
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
