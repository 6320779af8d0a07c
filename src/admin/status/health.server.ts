import { sql } from 'kysely';
import { type Handlers, Reply } from '#http/serve.ts';
import { idIn } from '#http/signed-cookies.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { healthRoutes } from './contract.ts';
import { HEALTH_AGAIN_MS, HEALTH_KNOWN_MS } from './limits.ts';

type Known = { isWell: boolean; at: Date };

const lastOf = new WeakMap<Db, Known>();

/** Queries the database for the owner at once, for others rarely, because a woken database costs money. */
export const healthHandlers: Handlers<typeof healthRoutes> = {
  async health({ request }, { db, now }) {
    const last = lastOf.get(db);
    const known = last && !isOld(last, now) && !(await idIn('session', request, now)) ? last : await check(db, now);
    lastOf.set(db, known);
    const checkedAt = known.at.toISOString();
    return known.isWell
      ? { status: 'ok', database: 'ok', checkedAt }
      : new Reply(503, { status: 'error', database: 'unreachable', checkedAt });
  },
};

const isOld = ({ isWell, at }: Known, now: Date): boolean =>
  now.getTime() - at.getTime() >= (isWell ? HEALTH_KNOWN_MS : HEALTH_AGAIN_MS);

async function check(db: Db, now: Date): Promise<Known> {
  try {
    await sql`select 1`.execute(db);
    return { isWell: true, at: now };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return { isWell: false, at: now };
  }
}
