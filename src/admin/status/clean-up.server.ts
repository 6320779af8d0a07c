import type { Kysely } from 'kysely';
import { CLEAN_UP_LATE_MS } from '#config/limits.ts';
import type { Handlers } from '#http/serve.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { CleanUpStatus, cleanUpRoutes } from './clean-up-contract.ts';

/** Tells the owner whether the scheduled deletions happen. */
export const cleanUpHandlers: Handlers<typeof cleanUpRoutes> = {
  status: (_, { db, now }) => findCleanUpStatus(db, now),
};

async function findCleanUpStatus(db: Kysely<Database>, now: Date): Promise<CleanUpStatus> {
  const { doneAt, unfinishedSince, siteSince } = await db
    .selectFrom('shortLived.jobRuns')
    .select(({ fn, selectFrom }) => [
      // All of it was done when the job was done that waits the longest.
      fn.min('doneAt').$castTo<Date | null>().as('doneAt'),
      fn.min('unfinishedSince').$castTo<Date | null>().as('unfinishedSince'),
      selectFrom('adminUsers')
        .select(({ fn }) => fn.min('createdAt').as('at'))
        .as('siteSince'),
    ])
    .executeTakeFirstOrThrow();
  if (unfinishedSince) return { isWell: false, since: unfinishedSince.toISOString() };
  // A site that is younger than the first run has nothing to complain about.
  const last = doneAt ?? siteSince ?? now;
  const isWell = now.getTime() - last.getTime() < CLEAN_UP_LATE_MS;
  return { isWell, since: isWell ? (doneAt?.toISOString() ?? null) : last.toISOString() };
}
