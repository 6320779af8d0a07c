import type { Generated, JSONColumnType } from 'kysely';

/** The tables of admin/seo. */
export interface SeoTables {
  /** One result of one SEO check (Spec §3). */
  seoMonitoring: {
    id: Generated<string>;
    checkType: string;
    status: string;
    data: JSONColumnType<Record<string, unknown>> | null;
    lastChecked: Generated<Date>;
  };
  /** One run of the SEO checks. The one without `finishedAt` goes on, or has died when `expiresAt` is over. */
  seoRuns: {
    id: Generated<string>;
    startedAt: Date;
    expiresAt: Date;
    finishedAt: Date | null;
    step: 'pages' | 'files';
    done: Generated<number>;
    total: Generated<number>;
    /** The overall score; null where the run did not get that far. */
    score: number | null;
  };
  /** The generated sitemap: one row, id 1. */
  sitemap: {
    id: number;
    xml: string;
    pages: number;
    generatedAt: Date;
  };
  /** What a page's main content was when it was last seen, and since when it is so (`lastmod`). */
  sitemapPages: {
    path: string;
    /** SHA-256 in hex. */
    contentHash: string;
    changedAt: Date;
  };
}
