import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/schema/index.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';

const keys = new WeakMap<Db, { day: string; key: string }>();

/** Tells visitors apart for one day (ruling 11), by a key that all instances share and that goes after the day. */
export async function visitorHash(db: Db, visitor: { address: string; userAgent: string }, now: Date): Promise<string> {
  const day = berlinDay(now);
  const known = keys.get(db);
  const today = known?.day === day ? known : { day, key: await keyOf(db, day, now) };
  keys.set(db, today);
  return createHmac('sha256', today.key).update(`${visitor.address}\n${visitor.userAgent}`).digest('base64url');
}

/** Makes the day's key at the first call. Deletes older keys first. */
async function keyOf(db: Db, day: string, now: Date): Promise<string> {
  await forgetVisitorKeys(db, now);
  await db
    .insertInto('shortLived.visitorKeys')
    .values({ day, key: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const { key } = await db
    .selectFrom('shortLived.visitorKeys')
    .select('key')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return key;
}

export async function forgetVisitorKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('shortLived.visitorKeys').where('day', '<', berlinDay(now)).execute();
}
