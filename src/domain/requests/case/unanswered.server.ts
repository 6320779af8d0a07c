import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';

/** Every entry as `entry`, with its undo as `undo`. */
const ENTRIES = sql`case_events as entry left join case_events as undo
  on undo.undoes is not null and undo.case_id = entry.case_id and undo.undoes = entry.number`;
const HOLDS = sql`undo.number is null`;
/** Stops the reply clock, like isAnswer of state-of.server.ts. */
const IS_ANSWER = sql`(entry.kind in ('answer', 'earlier') or entry.step <> 'neu')`;

/** The time of a request's first answer, as a row `at` for a lateral join. */
export const firstAnswer = (id: RawBuilder<unknown>) => sql`(
  select min(entry.at) as at from ${ENTRIES} where entry.case_id = ${id} and ${IS_ANSWER} and ${HOLDS})`;

/** The last 'Behalten'; null if never chosen. */
export const keptAt = (id: RawBuilder<unknown>) => sql<Date | null>`(
  select max(entry.at) from ${ENTRIES} where entry.case_id = ${id} and entry.kind = 'kept' and ${HOLDS})`;

/** A request or call without a first answer. */
export interface Unanswered {
  id: string;
  createdAt: Date;
  name: string;
  phone: string | null;
  place: string | null;
  /** '' of a call. */
  email: string;
  kind: 'form' | 'call';
}

const UNANSWERED = sql<Unanswered>`(
  select id, created_at, name, phone, place, email, kind from contact_submissions as submission
  where suspicion is null and deleted_at is null and deal_at is null and not exists (
    select from ${ENTRIES} where entry.case_id = submission.id and ${IS_ANSWER} and ${HOLDS})
)`;

/** Selects from the requests and calls of the inbox that wait for their first answer. */
export const unanswered = (db: Db) => db.selectFrom(UNANSWERED.as('unanswered'));

/** Whether a request waits for its first answer. */
export const isUnanswered = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${UNANSWERED} as unanswered where unanswered.id = ${id})`;
