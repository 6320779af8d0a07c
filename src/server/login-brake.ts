import { type Kysely, sql } from 'kysely';
import {
  LOGIN_FIRST_WAIT_MS,
  LOGIN_FORGET_MS,
  LOGIN_FREE_FAILURES,
  LOGIN_FREE_FAILURES_PER_CLIENT,
  LOGIN_MAX_WAIT_MS,
  SECOND_MS,
} from '#config/limits.ts';
import { clientKey } from '#server/client-key.ts';
import type { Database } from '#server/db/schema/index.ts';

/** A counter that an attempt runs against. */
interface Brake {
  key: string;
  freeFailures: number;
  /** Whether many accounts share it: a success takes back its own attempt alone. */
  isShared?: boolean;
}

/**
 * The brakes of an attempt. A device that has logged in to this account before has a counter of its own, so strangers
 * guessing the owner's password slow down strangers and not the owner (OWASP, device cookies).
 */
export function brakesOf(username: string, address: string, device: string | undefined): Brake[] {
  const account = username.normalize('NFC').toLowerCase();
  return [
    { key: clientKey('login-client', address), freeFailures: LOGIN_FREE_FAILURES_PER_CLIENT, isShared: true },
    device
      ? { key: clientKey('login-device', `${device}:${account}`), freeFailures: LOGIN_FREE_FAILURES }
      : { key: clientKey('login-account', account), freeFailures: LOGIN_FREE_FAILURES },
  ];
}

/**
 * Counts an attempt as failed before the password is looked at (so parallel attempts count too) and returns the
 * seconds to wait, 0 when it may go on. `release` takes it back after a success.
 */
export async function brake(db: Kysely<Database>, brakes: Brake[], now: Date): Promise<number> {
  for (const { key, freeFailures } of brakes) {
    const waitMs = await db.transaction().execute(async (transaction) => {
      const isForgotten = sql<boolean>`rate_limits.expires_at <= ${now}`;
      const expiresAt = new Date(now.getTime() + LOGIN_FORGET_MS);
      // Takes the row's lock: of two attempts at once the second sees the first.
      const { hits, blockedUntil } = await transaction
        .insertInto('rateLimits')
        .values({ key, hits: 0, expiresAt, blockedUntil: null })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql`case when ${isForgotten} then 0 else rate_limits.hits end`,
            blockedUntil: sql`case when ${isForgotten} then null else rate_limits.blocked_until end`,
          }),
        )
        .returning(['hits', 'blockedUntil'])
        .executeTakeFirstOrThrow();
      if (blockedUntil && blockedUntil > now) return blockedUntil.getTime() - now.getTime();
      const wait = loginWaitMs(hits + 1, {
        freeFailures,
        firstWaitMs: LOGIN_FIRST_WAIT_MS,
        maxWaitMs: LOGIN_MAX_WAIT_MS,
      });
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

/** Forgets the failures of an account or device after a success, and takes back the attempt that the client's counter has. */
export async function release(db: Kysely<Database>, brakes: Brake[]): Promise<void> {
  for (const { key, isShared } of brakes) {
    if (isShared) {
      const hits = sql<number>`greatest(hits - 1, 0)`;
      await db.updateTable('rateLimits').set({ hits, blockedUntil: null }).where('key', '=', key).execute();
    } else await db.deleteFrom('rateLimits').where('key', '=', key).execute();
  }
}

/** How failed logins are slowed. */
interface Slowness {
  freeFailures: number;
  firstWaitMs: number;
  maxWaitMs: number;
}

/** The wait after the n-th failure in a row, in milliseconds: none while they are free, then doubling to a maximum. */
export function loginWaitMs(failures: number, { freeFailures, firstWaitMs, maxWaitMs }: Slowness): number {
  if (failures < freeFailures) return 0;
  return Math.min(maxWaitMs, firstWaitMs * 2 ** (failures - freeFailures));
}
