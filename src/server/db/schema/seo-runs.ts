import type { Generated } from 'kysely';

/** One run of the SEO checks. The one without `finishedAt` goes on, or has died when `expiresAt` is over. */
export interface SeoRunsTable {
  id: Generated<string>;
  startedAt: Date;
  expiresAt: Date;
  finishedAt: Date | null;
  step: 'pages' | 'files' | 'checks';
  done: Generated<number>;
  total: Generated<number>;
  /** The overall score; null where the run did not get that far. */
  score: number | null;
}
