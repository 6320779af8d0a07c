import { CLEAN_UP_LATE_MS } from '#config/limits.ts';
import { findAdministrators } from '#domain/people/administrators.server.ts';
import { type Handlers, serve } from '#http/serve.ts';
import type { Db } from '#server/db/schema/index.ts';
import { findJobEnds } from '#server/jobs.ts';
import { type CleanUpStatus, cleanUpRoutes } from './contract.ts';

const handlers: Handlers<typeof cleanUpRoutes> = {
  status: (_, { db, now }) => findCleanUpStatus(db, now),
};

export const door = serve(cleanUpRoutes, handlers);

async function findCleanUpStatus(db: Db, now: Date): Promise<CleanUpStatus> {
  const { doneAt, unfinishedSince } = await findJobEnds(db);
  if (unfinishedSince) return { isWell: false, since: unfinishedSince.toISOString() };
  // A new site has had no run yet.
  const last = doneAt ?? (await findAdministrators(db))[0]?.createdAt ?? now;
  const isWell = now.getTime() - last.getTime() < CLEAN_UP_LATE_MS;
  return { isWell, since: isWell ? (doneAt?.toISOString() ?? null) : last.toISOString() };
}
