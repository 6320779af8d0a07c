import { type Kysely, sql } from 'kysely';
import { TOP_SOURCES } from '#config/limits.ts';
import { business } from '#content/business.ts';
import type { Database } from '#server/db/schema/index.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import type { WeekFigures } from './texts.ts';

const DAYS = 7;

/** The Monday of the week in which this instant lies. */
export function mondayOf(instant: Date): string {
  const day = berlinDay(instant);
  return addDays(day, -((new Date(day).getUTCDay() + 6) % DAYS));
}

/** The figures of the last whole week. */
export async function weekFigures(db: Kysely<Database>, now: Date): Promise<WeekFigures> {
  const end = mondayOf(now);
  const monday = addDays(end, -DAYS);
  const start = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Berlin')`;
  const within = (column: string, from: string, to: string) =>
    sql`${sql.ref(column)} >= ${start(from)} and ${sql.ref(column)} < ${start(to)}`;
  // The roll-ups leave out 'www.', and know views from one page of the site to another as from itself.
  const ownHost = new URL(business.siteUrl).hostname.replace(/^www\./, '');
  const { rows } = await sql<Omit<WeekFigures, 'monday' | 'sunday'>>`
    select
      (select count(*)::int from contact_submissions where ${within('created_at', monday, end)}) as requests,
      (select count(*)::int from contact_submissions where ${within('created_at', addDays(monday, -DAYS), monday)})
        as requests_before,
      (select count(*)::int from contact_submissions where ${within('deal_at', monday, end)}) as deals,
      (select count(*)::int from contact_submissions
        where deal_at is null and created_at >= ${now}::timestamptz - interval '30 days') as open,
      (select coalesce(sum(visitors), 0)::int from analytics_visitors
        where day >= ${monday}::date and day < ${end}::date and (last_day is null or last_day < ${monday}::date)) as visitors,
      (select coalesce(json_agg(label order by views desc, label), '[]') from (
        select label, sum(views) as views from analytics_labels
        where kind = 'source' and label <> '' and label <> ${ownHost} and day >= ${monday}::date and day < ${end}::date
        group by label order by views desc, label limit ${TOP_SOURCES}) as sources) as sources`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('no figures of the week');
  return { monday, sunday: addDays(end, -1), ...figures };
}
