import type { Generated } from 'kysely';

/** One page view (Spec §3). */
export interface AnalyticsTable {
  id: Generated<string>;
  sessionId: string | null;
  userAgent: string | null;
  page: string;
  referrer: string | null;
  country: string | null;
  device: string | null;
  browser: string | null;
  os: string | null;
  isBot: Generated<boolean>;
  viewportWidth: number | null;
  viewportHeight: number | null;
  timestamp: Generated<Date>;
}

/** How often a way to get in touch was used on a day. Nothing about who used it. */
export interface AnalyticsInteractionsTable {
  /** A calendar day in Germany as '2026-11-21'. Read it as `day::text`, because the driver makes a Date of a `day`. */
  day: string;
  kind: string;
  uses: number;
}
