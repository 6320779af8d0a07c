import { type Kysely, sql } from 'kysely';

/** Makes requests deals by a date for work or the step 'Termin', including existing ones and completed work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const deals = sql`select case_id, since from (
      select case_id,
        (array_agg(step order by number desc) filter (where step is not null))[1] as step,
        (array_agg(next_date ->> 'what' order by number desc)
          filter (where kind in ('date', 'undated') or step in ('erledigt', 'abgesagt')))[1] as what,
        bool_or(next_date ->> 'what' = 'arbeit' and not exists (select from case_events as change
          where change.case_id = entry.case_id and change.number > entry.number and change.kind in ('date', 'undated')
            and (change.at at time zone 'Europe/Berlin')::date::text <= entry.next_date ->> 'day')) as is_done,
        min(at) filter (where step = 'termin' or next_date ->> 'what' = 'arbeit') as since
      from case_events as entry
      where not exists (select from case_events as undo where undo.case_id = entry.case_id and undo.undoes = entry.number)
      group by case_id
    ) as standing
    where since is not null and step is distinct from 'abgesagt' and (step = 'termin' or what = 'arbeit' or is_done)`;
  await sql`update contact_submissions set deal_at = since from (${deals}) as deals
    where id = case_id and deal_at is null`.execute(db);
  // A call has no other row than its case.
  await sql`update cases set deal_at = since from (${deals}) as deals
    where id = case_id and deal_at is null and submission_id is null`.execute(db);
}
