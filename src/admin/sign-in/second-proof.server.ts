import { LOGIN_FREE_FAILURES } from '#config/limits.ts';
import { findPasskeys } from '#domain/people/passkeys.server.ts';
import { countCodes, spendCode, verifiedCode } from '#domain/people/recovery-codes.server.ts';
import { countFailure, noteSecurity } from '#domain/people/security-log.server.ts';
import { fieldError, HttpError } from '#http/http-error.ts';
import { tooOften } from '#http/limit-calls.ts';
import { ownHost } from '#http/own-origin.ts';
import { clientKey } from '#server/client-key.ts';
import type { Db } from '#server/db/schema/index.ts';
import { brake, release } from '#server/login-brake.ts';
import { codeErrors, loginAnswers } from './texts.ts';

interface Attempt {
  admin: { id: string; username: string };
  request: Request;
  /** A code of the recovery sheet. */
  typed: string | undefined;
}

/** Spends the code in the transaction of what it allows. */
type Spend = (transaction: Db) => Promise<void>;

/**
 * Checks the code that a browser unknown to the account must give beside a password or a mailed link. An account with
 * neither keys nor codes needs none, because a restore brings back neither; keys of an earlier domain do not count,
 * because nobody can use them. Codes have a brake of their own, which counts before the check.
 * @throws HttpError 422 without a right code, 403 if the account has keys alone, 429 after several wrong codes.
 */
export async function secondProof(db: Db, { admin, request, typed }: Attempt, now: Date): Promise<Spend> {
  const hasCodes = (await countCodes(db, admin.id)) > 0;
  if (!hasCodes && (await findPasskeys(db, admin.id)).every(({ rpId }) => rpId !== ownHost()))
    return async () => undefined;
  if (!typed || !hasCodes) {
    await countFailure(db, { kind: 'code-missing', name: admin.username }, now);
    throw hasCodes ? fieldError('code', codeErrors.missing) : new HttpError(403, loginAnswers.keyAlone);
  }
  const brakes = [{ key: clientKey('recovery-code', admin.id), freeFailures: LOGIN_FREE_FAILURES }];
  const waitS = await brake(db, brakes, now);
  if (waitS > 0) throw tooOften(waitS, loginAnswers.wait(waitS));
  const hash = await verifiedCode(db, admin.id, typed);
  if (!hash) {
    await countFailure(db, { kind: 'code-failed', name: admin.username }, now);
    throw fieldError('code', codeErrors.wrong);
  }
  await release(db, brakes);
  return async (transaction) => {
    if (!(await spendCode(transaction, admin.id, hash))) throw fieldError('code', codeErrors.wrong);
    const by = { username: admin.username, userAgent: request.headers.get('user-agent') };
    await noteSecurity(transaction, { kind: 'code-used', by, left: await countCodes(transaction, admin.id) }, now);
  };
}
