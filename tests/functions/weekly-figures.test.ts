import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { weekFigures } from '#admin/weekly-report/week-figures.server.ts';
import { HOUR_MS, LATE_VIEW_MS } from '#config/limits.ts';
import { STEPS } from '#content/steps.ts';
import { rollUp } from '#domain/visits/roll-up.server.ts';
import type { CaseEventKind } from '#server/db/schema/case-events.ts';
import { testDatabase } from '../support/database.ts';
import { aContact, aPageView } from '../support/factories.ts';

const { db } = testDatabase();

const REQUESTS = 120;
const VIEWS = 80;
const WEEK_HOURS = 7 * 24;

/** What may happen to a request, so many seconds after it came; some things exactly when its 24 hours end. */
const happening = fc.record({
  after: fc.oneof(fc.constantFrom(86_399, 86_400, 86_401), fc.integer({ min: 0, max: 60 * 3600 })),
  kind: fc.constantFrom<CaseEventKind>('answer', 'note', 'step', 'earlier', 'date'),
  step: fc.constantFrom(...STEPS),
  isUndone: fc.boolean(),
});
const request = fc.record({
  /** Seconds before the report, up to three weeks; many of them on the Sunday before it. */
  before: fc.oneof(
    fc.integer({ min: 0, max: 3 * WEEK_HOURS * 3600 }),
    fc.integer({ min: 5 * 3600, max: 30 * 3600 }),
    fc.constant(24 * 3600),
  ),
  isCall: fc.boolean(),
  isBinned: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  dealAfter: fc.option(fc.integer({ min: 0, max: 14 * 24 * 3600 }), { freq: 3 }),
  history: fc.array(happening, { maxLength: 4 }),
});
const view = fc.record({
  before: fc.integer({ min: LATE_VIEW_MS / 1000 + 3600, max: 3 * WEEK_HOURS * 3600 }),
  sessionId: fc.integer({ min: 1, max: 25 }).map(String),
  isBot: fc.boolean(),
});

type Happened = typeof request extends fc.Arbitrary<infer R> ? R : never;

/** The rows of a request. */
function rowsOf(now: Date, { before, isCall, isBinned, dealAfter, history }: Happened) {
  const createdAt = new Date(now.getTime() - before * 1000);
  const after = (seconds: number) => new Date(Math.min(createdAt.getTime() + seconds * 1000, now.getTime()));
  const id = crypto.randomUUID();
  const came = { id, createdAt, dealAt: dealAfter === null ? null : after(dealAfter), idempotencyKey: id };
  const deletedAt = isBinned ? now : null;
  const events = history.flatMap(({ after: seconds, kind, step, isUndone }, index) => {
    const number = 2 * index + 1;
    const entry = { caseId: id, number, kind, at: after(seconds), step: kind === 'step' ? step : null, undoes: null };
    const undo = { ...entry, number: number + 1, kind: 'undo' as const, step: null, undoes: number };
    return isUndone ? [entry, undo] : [entry];
  });
  return {
    submissions: [{ ...aContact(), ...came, deletedAt, kind: isCall ? ('call' as const) : ('form' as const) }],
    events,
  };
}

async function store(now: Date, requests: readonly Happened[]) {
  const all = requests.map((one) => rowsOf(now, one));
  const submissions = all.flatMap((rows) => rows.submissions);
  await db.insertInto('contactSubmissions').values(submissions).execute();
  const events = all.flatMap((rows) => rows.events);
  await db.insertInto('caseEvents').values(events).execute();
}

/** The same figures, counted from the rows one by one: by the calendar's week, with none of the product's own parts. */
const COUNTED = (now: Date) => sql<Record<string, number>>`
  with entries as (select * from case_events as entry where not exists (
    select from case_events as undo where undo.case_id = entry.case_id and undo.undoes = entry.number)),
  requests as (
    select id, created_at, deal_at from contact_submissions where deleted_at is null and suspicion is null),
  told as (
    select *, (created_at at time zone 'Europe/Berlin')::date as day, (deal_at at time zone 'Europe/Berlin')::date as deal_day,
      least(deal_at, (select min(at) from entries where case_id = requests.id and (kind in ('answer', 'earlier') or step <> 'neu'))) as answered_at,
      exists (select from case_events where case_id = requests.id and kind = 'earlier') as is_earlier
    from requests),
  week as (select date_trunc('week', ${now}::timestamptz at time zone 'Europe/Berlin')::date as ends)
  select count(*) filter (where day >= ends - 7 and day < ends)::int as requests,
    count(*) filter (where day >= ends - 14 and day < ends - 7)::int as requests_before,
    count(*) filter (where day >= ends - 7 and day < ends and not is_earlier
      and extract(epoch from answered_at - created_at) <= 86400)::int as in_time,
    count(*) filter (where day >= ends - 7 and day < ends and not is_earlier
      and extract(epoch from coalesce(answered_at, ${now}) - created_at) > 86400
      or day >= ends - 7 and day < ends and not is_earlier and answered_at is null
      and extract(epoch from ${now} - created_at) = 86400)::int as late,
    count(*) filter (where day >= ends - 7 and day < ends and answered_at is null
      and extract(epoch from ${now} - created_at) < 86400)::int as with_time_left,
    count(*) filter (where deal_day >= ends - 7 and deal_day < ends)::int as deals,
    count(*) filter (where answered_at is null)::int as waiting,
    count(*) filter (where answered_at is null and extract(epoch from ${now} - created_at) >= 86400)::int as overdue,
    (select count(distinct session_id)::int from analytics
      where not is_bot and (timestamp at time zone 'Europe/Berlin')::date >= (select ends - 7 from week)
        and (timestamp at time zone 'Europe/Berlin')::date < (select ends from week)) as visitors
  from told, week`;

it.each([
  ['2026-10-26T04:05:00Z', 'the hour that came twice'],
  ['2027-03-29T03:05:00Z', 'the hour that was left out'],
  ['2026-11-23T04:05:00Z', 'nothing special'],
  ['2027-01-04T04:05:00Z', 'the turn of the year'],
])('on Monday %s, after %s, the figures are those of the rows', async (monday, _) => {
  const now = new Date(monday);
  const seed = now.getTime() / HOUR_MS;
  await store(now, fc.sample(request, { seed, numRuns: REQUESTS }));
  const views = fc.sample(view, { seed, numRuns: VIEWS }).map(({ before, ...seen }) => ({
    ...aPageView(),
    ...seen,
    timestamp: new Date(now.getTime() - before * 1000),
  }));
  await db.insertInto('analytics').values(views).execute();
  await rollUp(db, now);
  const { monday: first, sunday, sources: _sources, ...figures } = await weekFigures(db, now);
  expect((Date.parse(sunday) - Date.parse(first)) / HOUR_MS).toBe(6 * 24);
  const { rows } = await COUNTED(now).execute(db);
  expect([figures]).toEqual(rows);
  expect(Object.values(figures).every((count) => count > 0)).toBe(true);
});
