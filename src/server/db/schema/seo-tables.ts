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
  /** When the owner last checked the built sitemap: one row, id 1. */
  sitemap: {
    id: number;
    pages: number;
    generatedAt: Date;
  };
}
