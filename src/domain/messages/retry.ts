import { HOUR_MS, MINUTE_MS, OUTBOX_GIVE_UP_MS } from '#config/limits.ts';

const WAITS_MS = [1 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 4 * HOUR_MS, 12 * HOUR_MS];
const JITTER = 0.2;

/**
 * When to try again after so many attempts (1 or more), or undefined when it is time to give up. A fifth earlier or
 * later, so that what failed together does not come back together.
 * @param notBefore what the server asked for.
 * @param random 0 to 1.
 */
export function nextAttempt(
  { attempts, createdAt }: { attempts: number; createdAt: Date },
  now: Date,
  notBefore?: Date,
  random: number = Math.random(),
): Date | undefined {
  const endsAt = createdAt.getTime() + OUTBOX_GIVE_UP_MS;
  if (now.getTime() >= endsAt) return undefined;
  const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? 0;
  const at = now.getTime() + wait * (1 - JITTER + 2 * JITTER * random);
  const wished = Math.max(at, notBefore?.getTime() ?? 0);
  // The last attempt is made when the time is over, not before.
  return new Date(Math.min(wished, endsAt));
}
