import { ADDRESS_PROOFS_PER_HOUR, HOUR_MS } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { ADDRESS_PATH } from '#domain/people/token-links.ts';
import { clientKey } from '#server/client-key.ts';
import type { Db } from '#server/db/schema/index.ts';
import { countHit } from '#server/rate-limit.ts';
import { newToken } from '#server/token.ts';
import { sendLink } from './send-directly.server.ts';
import { addressMailTexts as texts } from './texts.ts';

/**
 * Mails the link that proves an address. Returns its token, to be stored after that, because an address without a mail
 * would wait in vain; or the sentence that says why no mail went out.
 */
export async function mailProof(
  db: Db,
  { email, adminId }: { email: string; adminId: string },
  now: Date,
): Promise<{ token: string } | { failure: string }> {
  const hit = { key: clientKey('address-proof', adminId), limit: ADDRESS_PROOFS_PER_HOUR, windowMs: HOUR_MS, now };
  if ((await countHit(db, hit)) > 0) return { failure: texts.tooMany };
  const token = newToken();
  const words = { ...texts, body: texts.body(business.company) };
  const failed = await sendLink({ email, path: ADDRESS_PATH, token, words }, now);
  return failed?.trouble ? { failure: texts.notSent(email, failed.trouble) } : { token };
}
