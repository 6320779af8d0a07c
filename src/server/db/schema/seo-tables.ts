import type { Generated, JSONColumnType } from 'kysely';

export interface SeoTables {
  /** One result of one SEO check (Spec §3). */
  seoMonitoring: {
    id: Generated<string>;
    checkType: string;
    status: string;
    data: JSONColumnType<Record<string, unknown>> | null;
    lastChecked: Generated<Date>;
  };
  /** One run of the SEO checks. Without `finishedAt` it is running, or has died if `expiresAt` is past. */
  seoRuns: {
    id: Generated<string>;
    startedAt: Date;
    expiresAt: Date;
    finishedAt: Date | null;
    step: 'pages' | 'files';
    done: Generated<number>;
    total: Generated<number>;
    /** The overall score; null if the run ended before it. */
    score: number | null;
  };
  /** The generated sitemap: one row, id 1. */
  sitemap: {
    id: number;
    xml: string;
    pages: number;
    generatedAt: Date;
  };
  /** The hash of a page's main content, and since when it is the same (`lastmod`). */
  sitemapPages: {
    path: string;
    /** SHA-256 in hex. */
    contentHash: string;
    changedAt: Date;
  };
}
