import { CLEAN_UP_EVERY_HOURS, HOUR_MS } from '#config/limits.ts';
import { findAdministrators } from '#domain/people/administrators.server.ts';
import { serve } from '#http/serve.ts';
import { mayChangeTables } from '#server/db/least-rights.ts';
import { findJobEnds } from '#server/jobs.ts';
import { cleanUpRoutes } from './contract.ts';

const CLEAN_UP_LATE_MS = (2 * CLEAN_UP_EVERY_HOURS + 1) * HOUR_MS;

export const door = serve(cleanUpRoutes, {
  async status(_, { db, now }) {
    const [{ doneAt, unfinishedSince }, may] = await Promise.all([findJobEnds(db), mayChangeTables(db)]);
    const rights = { mayChangeTables: may };
    if (unfinishedSince) return { ...rights, isWell: false, since: unfinishedSince.toISOString() };
    // A new site has had no run yet.
    const last = doneAt ?? (await findAdministrators(db))[0]?.createdAt ?? now;
    const isWell = now.getTime() - last.getTime() < CLEAN_UP_LATE_MS;
    return { ...rights, isWell, since: isWell ? (doneAt?.toISOString() ?? null) : last.toISOString() };
  },
});
