import * as z from 'zod/mini';
import { ANALYTICS_PERIODS_DAYS } from '#config/limits.ts';
import { INTERACTIONS } from './page-view.ts';

export const CONTACT_WAYS = [...INTERACTIONS, 'form'] as const;

const count = z.int();
const figures = z.object({ totalPageViews: count, uniqueVisitors: count });

/** Without bots, lists largest first (Spec §3). '' is unknown, in sources a direct visit. */
export const analyticsSummary = z.object({
  days: z.literal(ANALYTICS_PERIODS_DAYS),
  totalPageViews: count,
  uniqueVisitors: count,
  topPages: z.array(z.object({ page: z.string(), views: count })),
  topCountries: z.array(z.object({ country: z.string(), views: count })),
  devices: z.array(z.object({ device: z.string(), count })),
  browsers: z.array(z.object({ browser: z.string(), count })),
  /** Hosts that views came from; known with consent only. */
  sources: z.array(z.object({ source: z.string(), views: count })),
  /** Uses of the links, with consent only. The form counts its stored requests, which need no consent. */
  interactions: z.record(z.enum(CONTACT_WAYS), count),
  /** The period before of the same length, up to the same hour (ruling 1). */
  before: figures,
  /** Oldest first. `day` is '2026-11-21', a day in Germany. */
  perDay: z.array(z.object({ day: z.iso.date(), views: count, visitors: count })),
});
export type AnalyticsSummary = z.infer<typeof analyticsSummary>;

/** Spec §3. `timestamp` is ISO 8601 in UTC. */
export const analyticsEntry = z.object({
  page: z.string(),
  userAgent: z.nullable(z.string()),
  country: z.nullable(z.string()),
  timestamp: z.iso.datetime(),
});
export type AnalyticsEntry = z.infer<typeof analyticsEntry>;

export type PeriodDays = (typeof ANALYTICS_PERIODS_DAYS)[number];
