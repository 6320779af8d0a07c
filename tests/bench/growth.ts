import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { MINUTE_MS } from '#config/limits.ts';
import { findDates } from '#domain/jobs/dates/dates.server.ts';
import { countStates, findAll, findInbox, findOwn } from '#domain/jobs/inbox.server.ts';
import { forgetOldCustomers, forgetOldRequests } from '#domain/jobs/retention.server.ts';
import { finishedJobs } from '#domain/jobs/stored-requests.server.ts';
import { countTasks, findWaiting } from '#domain/jobs/waiting.server.ts';
import { weekFigures } from '#domain/messages/tell-of-waiting.server.ts';
import { countRequests } from '#domain/requests/figures.server.ts';
import { forgetOldViews } from '#domain/visits/view-store.server.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema/index.ts';
import { table } from '../support/table.ts';

/** The requests of the last year and of ten years, with their visits in the half year that these are kept. */
const SIZES = [
  { requests: 200, days: 365, views: 5_000 },
  { requests: 20_000, days: 3_650, views: 500_000 },
];
const RUNS = 25;
const LONGEST_MS = 3_000;

/** Prints how the owner's questions grow with what is kept: the fastest of several answers, in milliseconds. */
export async function measureGrowth(): Promise<void> {
  await using started = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'growth-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres(join(folder, 'database'), { fsync: 'off' });
  started.defer(server.stop);
  const { url, wsProxy, stop } = await startDatabase(server.url, '');
  started.defer(stop);
  // The filling takes minutes.
  const db = openDatabase({ url, wsProxy }, { queryTimeoutMs: 10 * MINUTE_MS });
  started.defer(() => db.destroy());
  await migrateToLatest(db);
  const figures: Record<string, number>[] = [];
  for (const size of SIZES) {
    await fill(db, size);
    figures.push(await measured(db, size.requests));
  }
  const [few = {}, many = {}] = figures;
  const rows = Object.keys(few).map((what) => {
    const [one = 0, other = 0] = [few[what], many[what]];
    return [what, one.toFixed(1), other.toFixed(1), (other / one).toFixed(1)];
  });
  console.log(table(['fastest, ms', '200 requests', '20,000', 'times'], rows));
}

async function measured(db: Db, size: number): Promise<Record<string, number>> {
  const now = new Date();
  const { rows } = await sql<{ id: string }>`select id from contact_submissions order by created_at limit 1`.execute(
    db,
  );
  const questions: Record<string, () => Promise<unknown>> = {
    'a page of the list': () => findInbox(db, {}, now, { limit: 5, offset: 0 }),
    'its last page': () => findInbox(db, {}, now, { limit: 5, offset: size - 5 }),
    'a page of a step': () => findInbox(db, { state: 'erledigt' }, now, { limit: 20, offset: 0 }),
    'tiles and chips': () => Promise.all([countRequests(db, now), countStates(db, now)]),
    'what waits': () => findInbox(db, { state: 'waiting' }, now, { limit: 20, offset: 0 }),
    'what waits, dashboard': () => findWaiting(db, now),
    arrivals: () => countTasks(db, now),
    agenda: () => findDates(db, now),
    'a customer’s page': () => findOwn(db, rows[0]?.id ?? ''),
    'turnover of a month': () => finishedJobs(db, now.toISOString().slice(0, 7)),
    'figures of the week': () => weekFigures(db, now),
    'clean-up: requests': () => forgetOldRequests(db, now),
    'clean-up: customers': () => forgetOldCustomers(db, now),
    'clean-up: views': () => forgetOldViews(db, now),
    'the whole list, for a search': () => findAll(db, now),
  };
  const figures: Record<string, number> = {};
  for (const [what, ask] of Object.entries(questions)) figures[what] = await fastest(ask);
  return figures;
}

async function fastest(ask: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  const end = performance.now() + LONGEST_MS;
  for (let run = 0; run < RUNS && performance.now() < end; run += 1) {
    const start = performance.now();
    await ask();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/**
 * Those of the last two days wait, a tenth of the others has a silent offer or a date ahead, the rest is done or
 * declined. Two of three requests are of a customer of their own.
 */
async function fill(db: Db, { requests, days, views }: (typeof SIZES)[number]) {
  const at = sql`now() - n * interval '1 day' * ${days} / ${requests}`;
  const idOf = (kind: string) => sql`lpad(to_hex(n), 8, '0') || ${`-0000-4000-${kind}000-000000000000`}`;
  const series = sql`generate_series(1, ${requests}::int) as n`;
  const customer = sql`(lpad(to_hex(n - n % 3 % 2), 8, '0') || '-0000-4000-8000-000000000000')::uuid`;
  const ofDone = sql`from ${series} where n * ${days} / ${requests} > 2 and n % 10 <> 0`;
  for (const statement of [
    sql`truncate contact_submissions, customers, jobs, request_log, analytics cascade`,
    sql`insert into customers (id, name, email, phone, email_keys, phone_keys, surname_key, address, created_at)
      select ${customer}, 'Person ' || n, 'p' || n || '@beispiel.example', '06132 ' || n, array['p' || n],
        array['+496132' || n], 'p' || n, 'Langgasse ' || n || ', 55234 Albig', ${at}
      from generate_series(0, ${requests}::int) as n where n % 3 <> 1`,
    sql`insert into contact_submissions (id, name, email, phone, service, place, message, idempotency_key, created_at,
        customer_id, step, answered_at, moved_at, deal_at, version)
      select (${idOf('9')})::uuid, 'Person ' || n, 'p' || n || '@beispiel.example', '06132 ' || n, 'fenster', '55234 Albig',
        repeat('Zwölf Fenster und eine Balkontür. ', 8), n, ${at}, ${customer},
        case when n * ${days} / ${requests} <= 2 then 'neu' when n % 10 = 0 then 'angebot' when n % 3 = 0 then 'abgesagt'
          else 'erledigt' end,
        case when n * ${days} / ${requests} > 2 then ${at} end, case when n * ${days} / ${requests} > 2 then ${at} end,
        ${at}, case when n * ${days} / ${requests} > 2 then 3 else 0 end
      from ${series}`,
    sql`insert into jobs (customer_id, request_id, what, day, time, cents, is_open, done_at, version, created_at, changed_at)
      select ${customer}, (${idOf('9')})::uuid, 'arbeit', (${at})::date::text, '09:00', 8900, false, ${at}, 3, ${at}, ${at}
      ${ofDone} and n % 3 <> 0`,
    sql`insert into jobs (customer_id, request_id, what, day, time, is_open, version, created_at, changed_at)
      select ${customer}, (${idOf('9')})::uuid, 'arbeit', (now() + interval '1 day' * (n % 60))::date::text, '09:00', true,
        3, ${at}, ${at} from ${series} where n % 10 = 0 and n * ${days} / ${requests} between 3 and 60`,
    sql`insert into request_log (request_id, number, at, kind, words)
      select (${idOf('9')})::uuid, number, ${at}, 'answer', 'Beantwortet' from generate_series(1, 3) as number, ${series}
      where n * ${days} / ${requests} > 2`,
    sql`insert into analytics (session_id, page, "timestamp")
      select 's' || n / 3, '/', now() - n * interval '179 days' / ${views} from generate_series(1, ${views}::int) as n`,
    sql`analyze`,
  ]) {
    await statement.execute(db);
  }
}
