import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';

/**
 * Selects the requests that follow one of the same person within an hour without an answer between: both are one task.
 * Compares address and digits as typed, because nobody writes a number in two ways within an hour. Walks each person's
 * requests and answers in order, because pairs of a flood would be millions.
 */
const REPEATS = sql`(
  with inbox as (
    select id, created_at, way from contact_submissions, lateral (values
      (nullif(lower(email), '')), (nullif(regexp_replace(phone, '\\D', '', 'g'), ''))) as ways (way)
    where kind <> 'notebook' and suspicion is null and deleted_at is null and way is not null
  ), events as (
    select way, created_at as at, id from inbox
    union all select inbox.way, entry.at, null::uuid from inbox join case_events as entry on entry.case_id = inbox.id
    where (entry.kind in ('answer', 'earlier') or entry.step <> 'neu')
      and not exists (select from case_events as undo where undo.case_id = entry.case_id and undo.undoes = entry.number)
  ), walk as (
    select id, at, lag(id) over person as before, lag(at) over person as before_at from events
    window person as (partition by way order by at, id)
  )
  select id from walk where id is not null and before is not null and before_at >= at - interval '1 hour'
)`;

/** Whether a request repeats another one. */
export const isRepeat = (id: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`${id} in ${REPEATS}`;

/** Finds the ids of the requests that repeat another one. */
export async function findRepeats(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from ${REPEATS} as repeats`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
