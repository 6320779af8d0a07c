import type { NextDate } from '#domain/requests/dates/shapes.ts';

/** A job to finish: its request's id, name and version, its date, service and price. */
export interface FinishedJob {
  id: string;
  name: string;
  version: number;
  date: NextDate;
  service?: string | undefined;
  cents?: number | undefined;
}
