import { DAY_MS, LOGIN_FREE_FAILURES } from '#config/limits.ts';
import { mailLine } from '#domain/messages/change-access.server.ts';
import { countCodes, spendCode, verifiedCode } from '#domain/people/recovery-codes.server.ts';
import { countAttempt, noteSecurity } from '#domain/people/security-log.server.ts';
import { fieldError, tooOften } from '#http/http-error.ts';
import type { Db } from '#server/db/schema/index.ts';
import { deviceName } from '#server/device-name.ts';
import { brake, release } from '#server/login-brake.ts';
import { clientKey, countHit } from '#server/rate-limit.ts';
import { codeErrors, loginAnswers } from './texts.ts';

interface Attempt {
  admin: { id: string; username: string };
  request: Request;
  device: { isSecondHalf: boolean } | undefined;
  /** A code of the recovery sheet. */
  typed: string | undefined;
  afterAnswer: (work: Promise<unknown>) => void;
}

/** Spends the code in the transaction of what it allows. */
type Spend = (transaction: Db) => Promise<void>;

/**
 * Checks the code that a browser gives beside a password or link, unless the browser itself stands beside it. An account
 * without codes needs none: a key alone would lock its owner out with its device. Codes have a brake of their own, which
 * counts before the check.
 * @throws HttpError 422 without a right code, 429 after several wrong codes.
 */
export async function secondProof(db: Db, attempt: Attempt, now: Date): Promise<Spend> {
  const { admin, request, device, typed } = attempt;
  if (device?.isSecondHalf || (await countCodes(db, admin.id)) === 0) return async () => undefined;
  if (!typed) {
    await refuse(db, 'code-missing', attempt, now);
    throw fieldError('code', codeErrors.missing);
  }
  const brakes = [{ key: clientKey('recovery-code', admin.id), freeFailures: LOGIN_FREE_FAILURES }];
  const waitS = await brake(db, brakes, now);
  if (waitS > 0) throw tooOften(waitS, loginAnswers.wait(waitS));
  const hash = await verifiedCode(db, admin.id, typed);
  if (!hash) {
    await refuse(db, 'code-failed', attempt, now);
    throw fieldError('code', codeErrors.wrong);
  }
  await release(db, brakes);
  return async (transaction) => {
    if (!(await spendCode(transaction, admin.id, hash))) throw fieldError('code', codeErrors.wrong);
    const by = { username: admin.username, userAgent: request.headers.get('user-agent') };
    await noteSecurity(transaction, { kind: 'code-used', by, left: await countCodes(transaction, admin.id) }, now);
  };
}

/** Counts a password or link without its second half. Tells its owner of the first of a day: somebody may have stolen it. */
async function refuse(
  db: Db,
  kind: 'code-missing' | 'code-failed',
  { admin, request, afterAnswer }: Attempt,
  now: Date,
): Promise<void> {
  await countAttempt(db, { kind, name: admin.username }, now);
  const hit = { key: clientKey('half-login', admin.id), limit: 1, windowMs: DAY_MS, now };
  if ((await countHit(db, hit)) > 0) return;
  const device = deviceName(request.headers.get('user-agent'));
  afterAnswer(mailLine(db, { kind, username: null, device, at: now, data: { name: admin.username, count: 1 } }));
}
