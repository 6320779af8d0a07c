import { type Kysely, sql } from 'kysely';

/** A row for each subject of the website, with all its changed facts and one version, in the place of one a fact. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table drafts_by_subject (
    subject text primary key,
    facts jsonb not null,
    version double precision not null,
    admin text not null,
    saved_at timestamptz not null
  )`.execute(db);
  await sql`insert into drafts_by_subject
    select subject, jsonb_object_agg(field, value), max(version), (array_agg(admin order by saved_at desc))[1], max(saved_at)
    from (select *, case
      when split_part(field, '.', 1) in ('firm', 'contact', 'person') then 'betrieb'
      when field in ('prices.seniorDiscountPercent', 'prices.seniorAges') or field like 'senior.%' then 'senioren'
      when split_part(field, '.', 1) in ('answers', 'faq') then 'antworten'
      else case split_part(field, '.', 1) when 'hours' then 'zeiten' when 'prices' then 'preise'
        when 'services' then 'leistungen' when 'area' then 'gebiet' when 'gallery' then 'bilder'
        when 'voices' then 'stimmen' else 'partner' end
      end as subject from site_draft where field not like 'season.%') changed group by subject`.execute(db);
  await sql`drop table site_draft`.execute(db);
  await sql`alter table drafts_by_subject rename to site_draft`.execute(db);
}
