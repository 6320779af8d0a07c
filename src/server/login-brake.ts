import { sql } from 'kysely';
import { LOGIN_FORGET_MS, LOGIN_FREE_FAILURES, SECOND_MS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { nameKey } from '#server/name-key.ts';
import { clientKey, forgetCounter } from '#server/rate-limit.ts';
import { LOGIN_FIRST_WAIT_MS, LOGIN_FREE_FAILURES_PER_CLIENT, LOGIN_MAX_WAIT_MS } from './limits.ts';

interface Brake {
  key: string;
  freeFailures: number;
  /** Whether accounts share it; a success then takes back only its own attempt. */
  isShared?: boolean;
}

/** A known device has counters of its own, so that guessing strangers do not slow the owner (OWASP, device cookies). */
export function brakesOf(username: string, address: string, device: string | undefined): Brake[] {
  const account = nameKey(username);
  return [
    { key: clientKey('login-client', address), freeFailures: LOGIN_FREE_FAILURES_PER_CLIENT, isShared: true },
    device
      ? { key: clientKey('login-device', `${device}:${account}`), freeFailures: LOGIN_FREE_FAILURES }
      : { key: clientKey('login-account', account), freeFailures: LOGIN_FREE_FAILURES },
  ];
}

/** Counts an attempt before its password is checked, because attempts may be parallel. Returns the seconds to wait. */
export async function brake(db: Db, brakes: Brake[], now: Date): Promise<number> {
  for (const { key, freeFailures } of brakes) {
    const waitMs = await db.transaction().execute(async (transaction) => {
      const isForgotten = sql<boolean>`rate_limits.expires_at <= ${now}`;
      const expiresAt = new Date(now.getTime() + LOGIN_FORGET_MS);
      // Locks the row, so that a parallel attempt sees this one.
      const { hits, blockedUntil } = await transaction
        .insertInto('rateLimits')
        .values({ key, hits: 0, expiresAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql`case when ${isForgotten} then 0 else rate_limits.hits end`,
            blockedUntil: sql`case when ${isForgotten} then null else rate_limits.blocked_until end`,
          }),
        )
        .returning(['hits', 'blockedUntil'])
        .executeTakeFirstOrThrow();
      if (blockedUntil && blockedUntil > now) return blockedUntil.getTime() - now.getTime();
      const wait = loginWaitMs(hits + 1, freeFailures);
      await transaction
        .updateTable('rateLimits')
        .set({ hits: hits + 1, expiresAt, blockedUntil: wait > 0 ? new Date(now.getTime() + wait) : null })
        .where('key', '=', key)
        .execute();
      return 0;
    });
    if (waitMs > 0) return Math.max(1, Math.ceil(waitMs / SECOND_MS));
  }
  return 0;
}

export async function release(db: Db, brakes: Brake[]): Promise<void> {
  for (const { key, isShared } of brakes) {
    if (isShared) {
      const hits = sql<number>`greatest(hits - 1, 0)`;
      await db.updateTable('rateLimits').set({ hits, blockedUntil: null }).where('key', '=', key).execute();
    } else await forgetCounter(db, key);
  }
}

/** Returns the wait in ms after the n-th failure: 0 while free, then doubling up to the maximum. */
export const loginWaitMs = (failures: number, freeFailures: number): number =>
  failures < freeFailures ? 0 : Math.min(LOGIN_MAX_WAIT_MS, LOGIN_FIRST_WAIT_MS * 2 ** (failures - freeFailures));
