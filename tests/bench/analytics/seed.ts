import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema/index.ts';

const DAYS = 180;

/**
 * Fills the table with so many page views, spread evenly over the 180 days up to now: about two views a visit, one
 * visit in fifty of a browser that stays open for up to three days; 12 pages, 8 countries, one robot in twenty.
 */
export async function seedViews(db: Kysely<Database>, rows: number): Promise<void> {
  await sql`truncate analytics, analytics_hours, analytics_visitors, analytics_labels, analytics_counted`.execute(db);
  // All counts are gone, so nothing has to be marked for counting again.
  await sql`alter table analytics disable trigger analytics_count_again`.execute(db);
  // In parts: each statement stays within the driver's time limit.
  const part = 25_000;
  for (let from = 0; from < rows; from += part) {
    await sql`
      insert into analytics
        (session_id, user_agent, page, referrer, country, device, browser, os, is_bot, viewport_width, viewport_height, "timestamp")
      select
        case when n % 50 = 0 then 'open-' || (n / 50 % ${Math.ceil(rows / DAYS / 50)}) || '-' || floor(n / ${(3 * rows) / DAYS}::float8)
          else 'visit-' || n / 2 end,
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
        (array['/', '/faq', '/impressum', '/datenschutz', '/barrierefreiheit', '/danke', '/a', '/b', '/c', '/d', '/e', '/f'])
          [1 + floor(12 * random() * random())::int],
        case when n % 3 = 0 then null when n % 3 = 1 then '' else 'https://' || (array['www.google.de', 'duckduckgo.com', 'www.bing.com', 'm.facebook.com'])[1 + n % 4] || '/' end,
        (array['DE', 'DE', 'DE', 'AT', 'CH', 'US', 'FR', 'NL'])[1 + n % 8],
        (array['Mobile', 'Mobile', 'Desktop', 'Tablet'])[1 + n % 4],
        (array['Chrome', 'Safari', 'Firefox', 'Edge', 'Samsung Internet'])[1 + n % 5],
        (array['Android', 'iOS', 'Windows', 'macOS'])[1 + n % 4],
        n % 20 = 0, 1280, 720,
        now() - ${`${DAYS} days`}::interval * (1 - n::float8 / ${rows})
      from generate_series(${from}::int, ${Math.min(from + part, rows) - 1}::int) as n`.execute(db);
  }
  await sql`alter table analytics enable trigger analytics_count_again`.execute(db);
  await sql`vacuum analyze analytics`.execute(db);
}
