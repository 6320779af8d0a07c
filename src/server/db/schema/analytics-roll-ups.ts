import type { Generated } from 'kysely';

/** A calendar day in Germany as '2026-11-21'. Read it as `day::text`: the driver makes a Date of a bare `day`. */
type Day = string;

/** Page views of an hour (0-23, German time), without bots. */
export interface AnalyticsHoursTable {
  day: Day;
  hour: number;
  views: number;
}

/**
 * Visitors who came for the first time that day in this hour, by the day they had been here last (null: never
 * before). So the unique visitors of any period are a sum: those whose last day lies before the period.
 */
export interface AnalyticsVisitorsTable {
  day: Day;
  hour: number;
  lastDay: Day | null;
  visitors: number;
}

export type LabelKind = 'page' | 'country' | 'device' | 'browser' | 'source';

/** Views per page, country, device, browser and source of a day. '' is a label too: unknown, for a source direct. */
export interface AnalyticsLabelsTable {
  day: Day;
  kind: LabelKind;
  label: string;
  views: number;
}

/** How often a way to get in touch was used on a day. Nothing about who used it. */
export interface AnalyticsInteractionsTable {
  day: Day;
  kind: string;
  uses: number;
}

/** One row: the roll-ups hold everything before `countedUntil`; single views before `rowsFrom` are deleted. */
export interface AnalyticsCountedTable {
  id: Generated<boolean>;
  countedUntil: Date;
  rowsFrom: Date | null;
}
