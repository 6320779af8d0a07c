import type { Generated } from 'kysely';

export interface VisitsTables {
  /** One page view (Spec §3). */
  analytics: {
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
  };
  /** Daily counts of each way to get in touch, without any data about people. */
  analyticsInteractions: {
    /** A calendar day in Germany as '2026-11-21'. Read it as `day::text`, because the driver makes a Date of a `day`. */
    day: string;
    kind: string;
    uses: number;
  };
  /** The random key of a day, which tells visitors without a session id apart (ruling 11). Deleted after its day. */
  'shortLived.visitorKeys': {
    /** Read as `day::text`. */
    day: string;
    key: string;
  };
}
