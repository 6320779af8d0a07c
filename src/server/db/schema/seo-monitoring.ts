import type { Generated, JSONColumnType } from 'kysely';

/** One result of one SEO check (Spec §3). */
export interface SeoMonitoringTable {
  id: Generated<string>;
  checkType: string;
  status: string;
  data: JSONColumnType<Record<string, unknown>> | null;
  lastChecked: Generated<Date>;
}
