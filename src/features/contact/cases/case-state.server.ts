import { type RawBuilder, sql } from 'kysely';
import type { Step } from '#content/steps.ts';
import type { CaseState } from './contract.ts';

/** What `stateOfCase` selects: nothing but nulls for a request without a history. */
export interface CaseStateRow {
  version: number | null;
  step: Step | null;
  answeredAt: Date | null;
  notes: string | null;
}

/** An entry that stops the reply clock: an answer, or a step that nobody takes without one. */
const IS_ANSWER = sql`(kind in ('answer', 'earlier') or step <> 'neu')`;
/** No later entry takes it back. */
const HOLDS = sql`not exists (
  select from case_events undo where undo.case_id = entry.case_id and undo.undoes = entry.number and undo.undoes is not null
)`;

/** The cases whose reply clock has been stopped. */
export const ANSWERED_CASES = sql`(select case_id from case_events entry where ${IS_ANSWER} and ${HOLDS})`;

/**
 * How a case stands, as one row: to be joined laterally, one look into the primary key per request. An entry that another
 * one takes back does not count.
 */
export const stateOfCase = (caseId: RawBuilder<unknown>): RawBuilder<CaseStateRow> => sql`(
  select max(number) as version,
    case when max(number) is not null then coalesce(
      (array_agg(step order by number desc) filter (where holds and step is not null))[1], 'neu') end as step,
    min(at) filter (where holds and ${IS_ANSWER}) as answered_at,
    string_agg(text, chr(10) order by number) filter (where holds and kind = 'note') as notes
  from (
    select entry.*, ${HOLDS} as holds from case_events entry where entry.case_id = ${caseId}
  ) as entries
)`;

export const toCaseState = ({ version, step, answeredAt, notes }: Partial<CaseStateRow>): CaseState | undefined =>
  !version || !step
    ? undefined
    : {
        version,
        step,
        ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
        ...(notes && { notes }),
      };
