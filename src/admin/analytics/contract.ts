import * as z from 'zod/mini';
import {
  ANALYTICS_BODY_MAX_BYTES,
  ANALYTICS_PERIODS_DAYS,
  ANALYTICS_WORD_MAX_CHARS,
  PAGE_MAX_CHARS,
  REFERRER_MAX_CHARS,
  SESSION_ID_MAX_CHARS,
  USER_AGENT_MAX_CHARS,
  VIEWPORT_MAX_PX,
} from '#config/limits.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { cut, line } from '#shared/api/text-fields.ts';
import { analyticsErrors as errors } from './texts.ts';

/** Nothing is too long but for the body: what is more than we keep is cut off. */
const text = line(ANALYTICS_BODY_MAX_BYTES);
const cutTo = (maxChars: number) => text.check(z.overwrite((value) => cut(value, maxChars)));
const word = line(ANALYTICS_WORD_MAX_CHARS);
const pixels = z
  .number(errors.notPixels)
  .check(z.int(errors.notPixels), z.minimum(0, errors.notPixels), z.maximum(VIEWPORT_MAX_PX, errors.notPixels));

/** The path alone: a query or hash may hold what is nobody's business. */
const page = text.check(
  z.refine((value) => value.startsWith('/'), errors.notAPage),
  z.overwrite((value) => cut(value.replace(/[?#].*/, ''), PAGE_MAX_CHARS)),
);

/**
 * A page view (Spec §3). Whoever has not decided yet sends page and sessionId alone, and the sessionId is worth
 * nothing beyond that page (ruling 10); with consent the rest is there.
 */
export const pageView = z.object({
  sessionId: z.nullish(line(SESSION_ID_MAX_CHARS)),
  page,
  userAgent: z.nullish(cutTo(USER_AGENT_MAX_CHARS)),
  referrer: z.nullish(cutTo(REFERRER_MAX_CHARS)),
  country: z.nullish(text.check(z.regex(/^[A-Za-z]{2}$/, errors.notACountry), z.toUpperCase())),
  device: z.nullish(word),
  browser: z.nullish(word),
  os: z.nullish(word),
  isBot: z.nullish(z.boolean(errors.notYesOrNo)),
  viewportWidth: z.nullish(pixels),
  viewportHeight: z.nullish(pixels),
});
export type PageView = z.infer<typeof pageView>;

/** Header that says 'true' of a view that was reported before: its row is completed, and not counted twice. */
export const RESENT_HEADER = 'resent';

/** The ways to get in touch that are counted, with consent only. */
export const INTERACTIONS = ['phone', 'whatsapp', 'mail', 'form'] as const;
export type Interaction = (typeof INTERACTIONS)[number];

const count = z.int();
const figures = z.object({ totalPageViews: count, uniqueVisitors: count });

/** Figures of a period without bots, lists by number (Spec §3). '' in a list is unknown, as a source direct. */
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
  interactions: z.record(z.enum(INTERACTIONS), count),
  /** The period before of the same length, up to the same hour (ruling 1). */
  before: figures,
  /** Oldest first; a day with the one `days` before it. `day` is '2026-11-21', a day in Germany. */
  perDay: z.array(
    z.object({ day: z.iso.date(), views: count, visitors: count, viewsBefore: count, visitorsBefore: count }),
  ),
});
export type AnalyticsSummary = z.infer<typeof analyticsSummary>;

/** One view as the owner's screen lists it (Spec §3). `timestamp` is ISO 8601 in UTC. */
export const analyticsEntry = z.object({
  page: z.string(),
  userAgent: z.nullable(z.string()),
  country: z.nullable(z.string()),
  timestamp: z.iso.datetime(),
});
export type AnalyticsEntry = z.infer<typeof analyticsEntry>;

export type PeriodDays = (typeof ANALYTICS_PERIODS_DAYS)[number];

const period = z.object({
  days: z.optional(z.pipe(z.coerce.number(errors.notAPeriod), z.literal(ANALYTICS_PERIODS_DAYS, errors.notAPeriod))),
});
const accepted = z.object({ ok: z.literal(true) });

export const analyticsRoutes = {
  track: defineRoute('POST', '/api/analytics', 'public', {
    body: pageView,
    answers: { 202: accepted },
    maxBodyBytes: ANALYTICS_BODY_MAX_BYTES,
  }),
  interaction: defineRoute('POST', '/api/analytics/interaction', 'public', {
    body: z.object({ kind: z.enum(INTERACTIONS, errors.notAnInteraction) }),
    answers: { 202: accepted },
    maxBodyBytes: ANALYTICS_BODY_MAX_BYTES,
  }),
  /** The newest views of the period, at most 500 (ruling 15). */
  entries: defineRoute('GET', '/api/admin/analytics', 'admin', {
    query: period,
    answers: { 200: z.array(analyticsEntry) },
  }),
  /** A period is today and the days before it, in Germany. */
  summary: defineRoute('GET', '/api/admin/analytics/summary', 'admin', {
    query: period,
    answers: { 200: analyticsSummary },
  }),
};
