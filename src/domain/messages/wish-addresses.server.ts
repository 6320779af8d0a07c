import { HOUR_MS } from '#config/limits.ts';
import { lockPeople } from '#domain/people/administrators.server.ts';
import type { SecurityNote } from '#domain/people/security-log.server.ts';
import type { Admin } from '#domain/people/sessions.server.ts';
import { ADDRESS_PATH } from '#domain/people/token-links.ts';
import { endTokens, newToken, storeToken } from '#domain/people/tokens.server.ts';
import * as firm from '#facts/firm.ts';
import type { Db } from '#server/db/schema/index.ts';
import { clientKey, countHit } from '#server/rate-limit.ts';
import type { AddressUse } from '#shared/stored-words.ts';
import { ADDRESS_PROOFS_PER_HOUR } from './limits.ts';
import { sendLink } from './send-directly.server.ts';
import { addressMailTexts as texts } from './texts.ts';

interface AddressProof {
  email: string;
  token: string;
}

/** Returns the mailed tokens, to be stored now, because an address without a mail would wait in vain; or why not. */
export async function mailProofs(
  db: Db,
  adminId: string,
  emails: readonly string[],
  now: Date,
): Promise<{ proofs: AddressProof[]; failure?: string }> {
  const proofs: AddressProof[] = [];
  const words = { ...texts, body: texts.body(firm.company) };
  for (const email of emails) {
    const hit = { key: clientKey('address-proof', adminId), limit: ADDRESS_PROOFS_PER_HOUR, windowMs: HOUR_MS, now };
    if ((await countHit(db, hit)) > 0) return { proofs, failure: texts.tooMany };
    const token = newToken();
    const failed = await sendLink({ email, path: ADDRESS_PATH, token, words }, now);
    if (failed?.trouble) return { proofs, failure: texts.notSent(email, failed.trouble) };
    proofs.push({ email, token });
  }
  return { proofs };
}

interface Wish {
  admin: Admin;
  use: AddressUse;
  among: string[];
  proofs: readonly AddressProof[];
}

export async function noteWish(
  transaction: Db,
  note: (note: SecurityNote) => Promise<void>,
  { admin: by, use, among, proofs }: Wish,
  now: Date,
): Promise<void> {
  const adminId = by.id;
  await lockPeople(transaction);
  const earlier = await endTokens(transaction, { use, adminId });
  for (const proof of proofs) await storeToken(transaction, { use, adminId, among, ...proof }, now);
  const wished = proofs.map(({ email }) => email);
  for (const email of wished) await note({ kind: 'address-asked', by, email });
  for (const email of earlier.filter((one) => !wished.includes(one)))
    await note({ kind: 'address-withdrawn', by, email });
}
