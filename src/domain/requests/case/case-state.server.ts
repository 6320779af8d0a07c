import { type RawBuilder, sql } from 'kysely';
import type { Step } from '#content/steps.ts';
import { ENDS } from '../dates/date-history.ts';
import type { NextDate } from '../dates/shapes.ts';
import type { CaseState } from './shapes.ts';
import { ENTRIES, HOLDS, IS_ANSWER } from './unanswered.server.ts';

/** What `casesState` selects: nothing but nulls, joined from the left, for a request without a history. */
export interface CaseStateRow {
  version: number | null;
  step: Step | null;
  answeredAt: Date | null;
  notes: string | null;
  nextDate: NextDate | null;
  /** The number of the entry that set it. */
  dateNumber: number | null;
  priceCents: number | null;
  keptAt: Date | null;
  announcedAt: Date | null;
}

/** An entry that says which date there is, or that there is none (any more). */
const IS_OF_DATE = sql`(entry.kind in ('date', 'undated') or entry.step in (${sql.join(ENDS.map((step) => sql.lit(step)))}))`;

/** The cases whose reply clock has been stopped. */
export const ANSWERED_CASES = sql<{ caseId: string }>`(
  select distinct entry.case_id from ${ENTRIES} where ${IS_ANSWER} and ${HOLDS}
)`;

/**
 * How cases stand, a row each: all of them in one pass, or the one of an id, to be joined laterally, one look into the
 * primary key for each. An entry that another one takes back does not count.
 */
export const casesState = (id?: RawBuilder<unknown>): RawBuilder<CaseStateRow & { caseId: string }> => sql`(
  select entry.case_id, max(entry.number) as version,
    coalesce((array_agg(entry.step order by entry.number desc) filter (where ${HOLDS} and entry.step is not null))[1],
      'neu') as step,
    min(entry.at) filter (where ${HOLDS} and ${IS_ANSWER}) as answered_at,
    string_agg(entry.text, chr(10) order by entry.number) filter (where ${HOLDS} and entry.kind = 'note') as notes,
    (array_agg(entry.next_date order by entry.number desc) filter (where ${HOLDS} and ${IS_OF_DATE}))[1] as next_date,
    max(entry.number) filter (where ${HOLDS} and entry.kind = 'date') as date_number,
    (array_agg(entry.cents order by entry.number desc) filter (where ${HOLDS} and entry.kind = 'price'))[1] as price_cents,
    max(entry.at) filter (where ${HOLDS} and entry.kind = 'kept') as kept_at,
    (array_agg(case when entry.kind = 'announced' then entry.at end order by entry.number desc)
      filter (where entry.kind <> 'note'))[1] as announced_at
  from ${ENTRIES} ${id ? sql`where entry.case_id = ${id}` : sql``} group by entry.case_id
)`;

export const toCaseState = ({
  version,
  step,
  answeredAt,
  notes,
  nextDate,
  dateNumber,
  priceCents,
  keptAt,
  announcedAt,
}: Partial<CaseStateRow>): CaseState | undefined =>
  !version || !step
    ? undefined
    : {
        version,
        step,
        ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
        ...(notes && { notes }),
        ...(nextDate && dateNumber && { date: { ...nextDate, number: dateNumber } }),
        ...(priceCents && { priceCents }),
        ...(keptAt && { keptAt: keptAt.toISOString() }),
        ...(announcedAt && { announcedAt: announcedAt.toISOString() }),
      };
