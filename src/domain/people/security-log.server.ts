import { sql } from 'kysely';
import { HOUR_MS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { deviceName } from '#server/device-name.ts';
import type { SecurityData, SecurityEvent } from '#shared/stored-words.ts';

/** `by` is the administrator and the browser; missing for commands. */
export type SecurityNote = {
  [Kind in SecurityEvent]: { kind: Kind; by?: { username: string; userAgent: string | null } } & SecurityData[Kind];
}[SecurityEvent];

/** Adds a line in the transaction of its event (ASVS 16.3). No route deletes lines. */
export async function noteSecurity(transaction: Db, { kind, by, ...data }: SecurityNote, now: Date) {
  const device = by ? deviceName(by.userAgent) : null;
  const row = { kind, at: now, username: by?.username ?? null, device };
  await transaction
    .insertInto('shortLived.securityLog')
    .values({ ...row, data: JSON.stringify(data) })
    .execute();
  return { ...row, data };
}

type Attempt = {
  kind: 'login-failed' | 'proof-failed' | 'code-failed' | 'code-missing' | 'reset-asked';
  name: string | null;
};

/** Writes one line an hour, kind and name, so that guesses do not push other lines off the list. */
export async function countAttempt(db: Db, { kind, name }: Attempt, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Parallel attempts would begin a line each.
    await sql`lock table short_lived.security_log in share row exclusive mode`.execute(transaction);
    const { numUpdatedRows } = await transaction
      .updateTable('shortLived.securityLog')
      .set({ data: sql`data || jsonb_build_object('count', (data->>'count')::int + 1)` })
      .where('kind', '=', kind)
      .where('at', '>', new Date(now.getTime() - HOUR_MS))
      .where(sql<boolean>`data->>'name' is not distinct from ${name}::text`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) await noteSecurity(transaction, { kind, name, count: 1 }, now);
  });
}

/** Newest first, and all of them, so that many logins push nothing off. */
export const findSecurityLog = (db: Db) =>
  db.selectFrom('shortLived.securityLog').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').execute();
