import { type Kysely, sql } from 'kysely';

/** One table for the company holidays, the closed days among the published facts, and the note on the website. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table absences (
    id uuid primary key,
    from_day varchar(10) not null,
    until_day varchar(10) not null check (from_day <= until_day),
    sentence text not null,
    set_by text not null
  )`.execute(db);
  // The owner may have said the same days in all three places.
  await sql`insert into absences
    select distinct on (from_day, until_day) gen_random_uuid(), from_day, until_day, sentence, set_by from (
      select 1 as place, from_day, until_day, sentence, '' as set_by from holiday
      union all select 2, from_day, until_day, sentence, admin from site_note
      union all select 3, day ->> 'from', day ->> 'to', day ->> 'why', ''
        from (select facts #> '{hours,closed}' as days from site_revisions order by id desc limit 1) newest,
        jsonb_array_elements(case jsonb_typeof(days) when 'array' then days else '[]' end) day
    ) said order by from_day, until_day, place`.execute(db);
  await sql`delete from site_draft where field = 'hours.closed'`.execute(db);
  await sql`update short_lived.security_log
    set kind = case when kind like '%-removed' then 'absence-ended' else 'absence' end
    where kind in ('note', 'note-removed', 'holiday', 'holiday-removed')`.execute(db);
  await sql`drop table holiday, site_note`.execute(db);
}
