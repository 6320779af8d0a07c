import { ANALYTICS_DEFAULT_DAYS } from '#config/limits.ts';
import { countFormRequests } from '#domain/requests/figures.server.ts';
import { periodOf } from '#domain/visits/period.ts';
import { dayFigures, interactionCounts, topLabels, totals } from '#domain/visits/summary.server.ts';
import { toSummary } from '#domain/visits/summary.ts';
import { findEntries } from '#domain/visits/view-store.server.ts';
import { ownOrigin } from '#http/own-origin.ts';
import type { Handlers } from '#http/serve.ts';
import { berlinMoment } from '#shared/format/berlin-day.ts';
import type { analyticsRoutes } from './contract.ts';

const LAST_HOUR = 23;

/** Shows the owner the sums of page views (Spec §7, ruling 15). */
export const analyticsHandlers: Handlers<typeof analyticsRoutes> = {
  async entries({ query }, { db, now }) {
    return findEntries(db, periodOf(query.days ?? ANALYTICS_DEFAULT_DAYS, now).first);
  },

  async summary({ query }, { db, now }) {
    const days = query.days ?? ANALYTICS_DEFAULT_DAYS;
    const period = periodOf(days, now);
    const [ofPeriod, before, perDay, labels, interactions, form] = await Promise.all([
      totals(db, period.first, period.last, LAST_HOUR),
      totals(db, period.firstBefore, period.lastBefore, period.hour),
      dayFigures(db, period),
      topLabels(db, period),
      interactionCounts(db, period),
      countFormRequests(db, berlinMoment(period.first, '00:00') as Date),
    ]);
    const ownHost = new URL(ownOrigin()).hostname;
    const summary = toSummary(period, perDay, labels, ownHost);
    return { days, ...ofPeriod, before, ...summary, interactions: { ...interactions, form } };
  },
};
