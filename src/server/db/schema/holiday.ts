import type { Generated } from 'kysely';

/** One row: the company holidays, days in Germany, both included. */
export interface HolidayTable {
  isOnly: Generated<boolean>;
  fromDay: string;
  untilDay: string;
  sentence: string;
}
