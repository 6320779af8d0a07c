import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import type { ContactSubmissionsTable } from '#server/db/schema/request-tables.ts';

/** A request or call without a first answer. `email` is empty for a call without an address. */
export type Unanswered = Pick<
  Selectable<ContactSubmissionsTable>,
  'id' | 'createdAt' | 'name' | 'phone' | 'place' | 'email' | 'message' | 'kind'
>;

/** Selects unanswered requests in SQL, by the rule of isAnswer in state-of.server.ts; undone entries do not count. */
const UNANSWERED = sql<Unanswered>`(
  select id, created_at, name, phone, place, email, message, kind from contact_submissions as submission
  where suspicion is null and deleted_at is null and deal_at is null and not exists (
    select from case_events as entry
    where entry.case_id = submission.id and (entry.kind in ('answer', 'earlier') or entry.step <> 'neu')
      and not exists (select from case_events as undo where undo.case_id = entry.case_id and undo.undoes = entry.number))
)`;

/** Selects from the requests and calls of the inbox that wait for their first answer. */
export const unanswered = (db: Db) => db.selectFrom(UNANSWERED.as('unanswered'));

/** Whether a request waits for its first answer. */
export const isUnanswered = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${UNANSWERED} as unanswered where unanswered.id = ${id})`;
