import { LOGIN_FORGET_MS } from '#config/limits.ts';
import { verifiedPassword } from '#domain/people/administrators.server.ts';
import { closeSession } from '#domain/people/end-access.server.ts';
import { countAttempt } from '#domain/people/security-log.server.ts';
import type { Admin } from '#domain/people/sessions.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { clientKey, forgetCounter, hitQuery } from '#server/rate-limit.ts';
import { HttpError } from './http-error.ts';
import { WRONG_PROOFS_PER_SESSION } from './limits.ts';
import { httpTexts } from './texts.ts';

/**
 * Returns the stored hash; undefined if the password is wrong. Counts per session, because a stolen one must not use up
 * the owner's tries, and before the check. @throws HttpError 401 at the tenth wrong one, which ends the session.
 */
export async function verifyOwnPassword(db: Db, admin: Admin, typed: string, now: Date): Promise<string | undefined> {
  const key = clientKey('proof', admin.sessionId);
  const hit = { key, limit: WRONG_PROOFS_PER_SESSION, windowMs: LOGIN_FORGET_MS, now };
  const { hits } = await hitQuery(db, hit).executeTakeFirstOrThrow();
  const hash = hits > hit.limit ? undefined : await verifiedPassword(db, admin.id, typed);
  if (hash) {
    await forgetCounter(db, key);
    return hash;
  }
  await countAttempt(db, { kind: 'proof-failed', name: admin.username }, now);
  if (hits < hit.limit) return undefined;
  await closeSession(db, admin.sessionId);
  throw new HttpError(401, httpTexts.tooManyWrong);
}
