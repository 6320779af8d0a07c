import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import { aPastRequest } from '../factories.ts';

const MOMENT = '2026-03-02T09:00:00.123Z';
const NASTY = [
  '',
  'O\'Neil "zitiert" \\N \\. \\\\ $$ ; --',
  'Zeile 1\nZeile 2\r\n\tTab \b\f\v \u0001 \u007f \u2028',
  '\\x00 \\0 %00 \\u0000 NUL',
  '😀👩🏽‍🚒 Grüße aus Wörrstadt, أهلا, 日本語, e\u0301',
  '\\.\n\\.\n----\nCOMMIT;',
  `${'x'.repeat(1_000_000)}\n\\.\n${'ü'.repeat(50_000)}`,
];

/** Fills the tables with difficult values: quotes, control characters, emoji, JSON, 1 MB texts, NULLs, microseconds. */
export async function seedPainfulRows(db: Db): Promise<void> {
  await db
    .insertInto('contactSubmissions')
    .values(
      NASTY.flatMap((text) => [
        { ...aPastRequest(MOMENT), message: text, phone: text.slice(0, 50) },
        { ...aPastRequest(MOMENT), service: null, message: null, phone: '' },
      ]),
    )
    .execute();
  // Who is like somebody that comes a thousand rows later, and requests older than the table of their customers.
  await sql`insert into customers (name, surname_key, created_at, id)
    select 'Kunde ' || n, 'n', now(), md5(n::text)::uuid from generate_series(1, 1500) n`.execute(db);
  await sql`update customers set like_id = md5('1500')::uuid where name = 'Kunde 1'`.execute(db);
  await sql`insert into customers (name, surname_key, joined_id) values ('zu Kunde 1', 'n', md5('1')::uuid)`.execute(
    db,
  );
  await sql`update contact_submissions set customer_id = md5('1')::uuid`.execute(db);
  await sql`
    insert into admin_users (username, password, email, last_login, created_at, is_active) values
      ('mikro', '$argon2id$…', 'a@b.example', '2026-03-29 02:59:59.999999+02', '0044-03-15 00:00:00.000001+00 BC', true),
      ('fern', 'p', 'c@d.example', 'infinity', '-infinity', false)`.execute(db);
  await db
    .insertInto('seoMonitoring')
    .values(
      NASTY.slice(0, 6).map((text) => ({
        checkType: 'probe',
        status: 'success',
        data: JSON.stringify({ text: text.replaceAll('\u0000', ''), list: [1.5, null, { '\\': "'" }], deep: [[[]]] }),
      })),
    )
    .execute();
  await sql`insert into analytics (page, is_bot, viewport_width) select '/' || n, n % 2 = 0, nullif(n % 3, 0) from generate_series(1, 12000) n`.execute(
    db,
  );
}
