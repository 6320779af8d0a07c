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
