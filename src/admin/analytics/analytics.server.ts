import { ANALYTICS_DEFAULT_DAYS } from '#config/limits.ts';
import { periodOf } from '#domain/visits/period.ts';
import { brakePosts } from '#domain/visits/post-brake.server.ts';
import { rollUp } from '#domain/visits/roll-up.server.ts';
import { dayFigures, interactionCounts, topLabels } from '#domain/visits/summary.server.ts';
import { toSummary } from '#domain/visits/summary.ts';
import { takeView } from '#domain/visits/take-view.server.ts';
import { traitsOf } from '#domain/visits/view-of-request.server.ts';
import { countInteraction, findEntries } from '#domain/visits/view-store.server.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { readEnvironment } from '#server/environment.ts';
import type { analyticsRoutes } from './contract.ts';
import { analyticsErrors } from './texts.ts';

const accepted = new Reply(202, { ok: true });

/** Takes page views from visitors and shows the owner their sums (Spec §7, rulings 10-12 and 15). */
export const analyticsHandlers: Handlers<typeof analyticsRoutes> = {
  async track({ body, request, address, afterAnswer }, { db, now }) {
    limitPosts(address, now);
    if (refusesTracking(request)) return accepted;
    afterAnswer(takeView(db, { body, request, address }, now));
    return accepted;
  },

  async interaction({ body, request, address, afterAnswer }, { db, now }) {
    limitPosts(address, now);
    const isCounted = !refusesTracking(request) && !traitsOf({ page: '/' }, request).isBot;
    if (isCounted) afterAnswer(countInteraction(db, body.kind, now));
    return accepted;
  },

  async entries({ query }, { db, now }) {
    return findEntries(db, periodOf(query.days ?? ANALYTICS_DEFAULT_DAYS, now).first);
  },

  async summary({ query, request }, { db, now }) {
    const days = query.days ?? ANALYTICS_DEFAULT_DAYS;
    const period = periodOf(days, now);
    const countedUntil = await rollUp(db, now);
    const [perDay, labels, interactions] = await Promise.all([
      dayFigures(db, period, countedUntil),
      topLabels(db, period, countedUntil),
      interactionCounts(db, period),
    ]);
    return { days, ...toSummary(period, perDay, labels, interactions, new URL(request.url).hostname) };
  },
};

/** Global Privacy Control: our pages send nothing then (ruling 10); whoever sends all the same is not counted. */
const refusesTracking = (request: Request) => request.headers.get('sec-gpc') === '1';

function limitPosts(address: string, now: Date): void {
  const waitS = brakePosts(address, readEnvironment().analyticsPostsPerWindow, now);
  if (waitS > 0) throw new HttpError(429, analyticsErrors.tooMany, { headers: { 'retry-after': String(waitS) } });
}
