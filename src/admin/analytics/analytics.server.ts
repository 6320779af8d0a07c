import { ANALYTICS_DEFAULT_DAYS } from '#config/limits.ts';
import { countFormRequests } from '#domain/requests/figures.server.ts';
import { hostOf, interactionCounts, perDay, periodOf, topLabels, totals } from '#domain/visits/summary.server.ts';
import { findEntries } from '#domain/visits/view-store.server.ts';
import * as firm from '#facts/firm.ts';
import { serve } from '#http/serve.ts';
import { ownOrigin } from '#server/own-origin.ts';
import { berlinMoment } from '#shared/format/berlin-day.ts';
import { analyticsRoutes } from './contract.ts';

export const door = serve(analyticsRoutes, {
  entries: ({ query }, { db, now }) => findEntries(db, periodOf(query.days ?? ANALYTICS_DEFAULT_DAYS, now).first),

  async summary({ query }, { db, now }) {
    const days = query.days ?? ANALYTICS_DEFAULT_DAYS;
    const period = periodOf(days, now);
    const ownHosts = [hostOf(ownOrigin()), hostOf(firm.siteUrl)];
    const [ofPeriod, before, ofDays, pages, countries, devices, browsers, sources, interactions, form] =
      await Promise.all([
        totals(db, period.first, period.last),
        totals(db, period.firstBefore, period.lastBefore, period.hour),
        perDay(db, period),
        topLabels(db, period, 'page'),
        topLabels(db, period, 'country'),
        topLabels(db, period, 'device'),
        topLabels(db, period, 'browser'),
        topLabels(db, period, 'source', ownHosts),
        interactionCounts(db, period),
        countFormRequests(db, berlinMoment(period.first, '00:00') as Date),
      ]);
    return {
      days,
      ...ofPeriod,
      before,
      topPages: pages.map(({ label, views }) => ({ page: label, views })),
      topCountries: countries.map(({ label, views }) => ({ country: label, views })),
      devices: devices.map(({ label, views }) => ({ device: label, count: views })),
      browsers: browsers.map(({ label, views }) => ({ browser: label, count: views })),
      sources: sources.map(({ label, views }) => ({ source: label, views })),
      interactions: { ...interactions, form },
      perDay: ofDays,
    };
  },
});
