import { ANALYTICS_DEFAULT_DAYS } from '#config/limits.ts';
import { periodOf } from '#domain/visits/period.ts';
import { rollUp } from '#domain/visits/roll-up.server.ts';
import { dayFigures, interactionCounts, topLabels } from '#domain/visits/summary.server.ts';
import { toSummary } from '#domain/visits/summary.ts';
import { findEntries } from '#domain/visits/view-store.server.ts';
import type { Handlers } from '#http/serve.ts';
import type { analyticsRoutes } from './contract.ts';

/** Shows the owner the sums of page views (Spec §7, ruling 15). */
export const analyticsHandlers: Handlers<typeof analyticsRoutes> = {
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
