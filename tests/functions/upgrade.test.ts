import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { CALENDAR_BACK_DAYS } from '#admin/calendar/limits.ts';
import { eraseAgain, openWanted, restore } from '#commands/backup-command.ts';
import { keysOf } from '#domain/customers/customer-keys.ts';
import { whatOf } from '#domain/jobs/dates/date-words.ts';
import { findAppointments } from '#domain/jobs/dates/dates.server.ts';
import { findInbox } from '#domain/jobs/inbox.server.ts';
import { finishedJobs } from '#domain/jobs/stored-requests.server.ts';
import { findWaiting } from '#domain/jobs/waiting.server.ts';
import { weekFigures } from '#domain/messages/tell-of-waiting.server.ts';
import { findTokens, hashOf, noteCalendarRead, takeToken } from '#domain/people/tokens.server.ts';
import { findBinned } from '#domain/requests/case/bin.server.ts';
import { findHistory } from '#domain/requests/case/log.server.ts';
import { findOffered } from '#domain/requests/photos/photos.server.ts';
import { findSuspects } from '#domain/requests/suspects.server.ts';
import { openBlobStore } from '#server/blobs.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema/index.ts';
import { openSqlSession } from '#server/db/sql-session.ts';
import { addDays, berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { ownServices } from '../support/database/own-services.ts';
import archive from '../support/upgrade/d8a5fde9.json' with { type: 'json' };
import before from '../support/upgrade/d8a5fde9-answers.json' with { type: 'json' };

/**
 * A year of work at d8a5fde9: its own functions, called at the moments of a year, filled a database. `archive` is its
 * backup of format 3, `before` what its lists, cards, customers, agenda and turnover answered.
 */
let db: Db;
const server = openDatabase({ ...ownServices().database, maxConnections: 1 });

/** Creates an empty database. Returns its address, and how to drop it. */
async function created() {
  const { url, wsProxy } = ownServices().database;
  const name = `upgrade_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  await sql`create database ${sql.id(name)} template template0`.execute(server);
  const address = { url: Object.assign(new URL(url), { pathname: `/${name}` }).href, wsProxy, maxConnections: 1 };
  return { address, drop: () => sql`drop database ${sql.id(name)} with (force)`.execute(server) };
}

/** Restores that backup into a database of its own, as the command does. */
async function restored() {
  const { address, drop } = await created();
  const store = openBlobStore(`year-${crypto.randomUUID()}`);
  for (const [place, bytes] of Object.entries(archive)) await store.write(place, Buffer.from(bytes, 'base64'));
  const session = await openSqlSession({ ...address, statementTimeoutMs: 0 });
  await restore(await openWanted({ store, key: undefined }, 'latest'), session, false).finally(session.close);
  return { address, drop };
}

/** A database until the test's end. Returns its address. */
async function untilEnd(making: ReturnType<typeof created>) {
  const { address, drop } = await making;
  onTestFinished(async () => void (await drop()));
  return address;
}

beforeAll(async () => {
  const { address, drop } = await restored();
  db = openDatabase(address);
  await migrateToLatest(db);
  return async () => {
    await db.destroy();
    await drop();
    await server.destroy();
  };
});

/** Differences on purpose, each with its reason. */
const PETER = 'another person at one number waits, too';
const DORA = { hours: 4, day: '2026-10-21' }; // Work that was done a day early keeps its length, on the day of its end.
const KETTNER = 'Ringstraße 1, 55232 Alzey'; // A date without a place is at the customer's, not at its request's.
const NO_REQUESTS = ['Eugenie Sommerfeld', 'Alma Ohnealles', 'Kurz', 'Hannelore Papier']; // Customers of the notebook.
const STRANGERS = ['Lena Fremd', 'Max Muster']; // They share an invented number, and are two customers now.

type Fields = Record<string, unknown>;
/** Drops what is undefined, in depth. */
const given = <T>(values: T): T => JSON.parse(JSON.stringify(values));
const without = (values: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
const sorted = <T>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
const names = new Map([...before.list, ...before.bin].map(({ id, name }) => [id, name]));

const isNotebook = (id: string) => [...before.list, ...before.bin].some((one) => one.id === id && one.isNotebook);
const isGone = (id: string) => idNow(id) !== id;

/** The id of a customer who was a row of the notebook; other ids are as before. */
const idNow = (id: string) => (NO_REQUESTS.includes(names.get(id) ?? '') && isNotebook(id) ? customerId(id) : id);
const customerId = (id: string) => `${id.slice(0, 14)}8${id.slice(15)}`;

test('an upgrade of d8a5fde9 keeps each request with step, answer, price, notes, dates, jobs and photos', async () => {
  // These are the customer's now, or gone (ruling 61); nobody reads the last work day.
  const OF_CUSTOMERS = ['address', 'stays', 'isApart', 'keptAt', 'announcedAt', 'workDay'];
  const shown = ({ state, ...request }: Fields) =>
    given({
      ...without(request, 'customerId', 'customerName', 'like', 'repeats'),
      state: state && without(state as Fields, ...OF_CUSTOMERS),
    });
  const was = (before.list as Fields[])
    .filter(({ id }) => !isGone(`${id}`))
    .map(({ isNotebook, ...one }) => {
      const state = (one.state ?? {}) as Fields;
      const [job, ...jobs] = (state.jobs ?? []) as Fields[];
      if (isNotebook) {
        // The first job is the customer's.
        const own = jobs.length > 0 ? { ...state, jobs } : without(state, 'jobs');
        return shown({ ...one, id: idNow(`${one.id}`), isCall: true, state: own });
      }
      if (one.name === 'Peter Hofmann') return shown(without(one, 'isRepeat'));
      if (one.name !== 'Dora Früher') return shown(one);
      const { day, hours } = DORA;
      return shown({ ...one, state: { ...state, jobs: [{ ...job, hours }], dates: [{ day }] } });
    });
  expect(sorted((await findInbox(db, {}, new Date())).submissions.map(shown))).toEqual(sorted(was));
});

test('an upgrade of d8a5fde9 keeps each customer with name, ways, address, note, requests and all jobs', async () => {
  const requests = db.selectFrom('contactSubmissions').select(['id', 'customerId']).where('deletedAt', 'is', null);
  const owned = Map.groupBy(await requests.execute(), ({ customerId }) => customerId);
  const months = Object.keys(before.turnover).concat('2024-06', '2025-05', '2025-06', '2025-11');
  const jobs = (await Promise.all(months.map((month) => finishedJobs(db, month)))).flat();
  const customers = await db.selectFrom('customers').selectAll().where('deletedAt', 'is', null).execute();
  const now = customers.map(({ id, name, email, phone, address, note }) => {
    const ids = (owned.get(id) ?? []).map((request) => request.id);
    const own = jobs.filter((job) => ids.includes(job.id) || job.id === id);
    return {
      ...{ name, email, phone: phone ?? undefined, address: address ?? undefined, stays: note ?? undefined },
      ...{ requests: ids.toSorted(), jobs: own.map(({ day, cents, isPaid }) => ({ day, cents, isPaid })) },
    };
  });
  const was = before.customers.map(({ dated, keeper, partedFrom, requests: ids, jobs: own, ...customer }) => ({
    ...customer,
    requests: ids.filter((id) => !isGone(id)).toSorted(),
    jobs: (own as typeof jobs).map(({ day, cents, isPaid }) => ({ day, cents, isPaid })),
  }));
  const compared = (all: typeof was) =>
    sorted(given(all.map((one) => ({ ...one, jobs: sorted(given(one.jobs)) })))).filter(
      // Nothing of those in the bin alone was shown.
      ({ name, requests, jobs }) => requests.length + jobs.length > 0 && !STRANGERS.includes(name),
    );
  expect(compared(now as typeof was)).toEqual(compared(was));
  expect(now.filter(({ name }) => STRANGERS.includes(name)).map(({ jobs }) => jobs.length)).toEqual([1, 1]);
  const tom = customers.find(({ name }) => name === 'Tom Berg');
  expect(customers.find(({ id }) => id === tom?.likeId)?.name).toBe('Nina Braun');
  expect(tom?.likeAnsweredAt?.toISOString()).toBe('2026-05-12T08:02:00.000Z');
});

test('a customer of d8a5fde9 is found again by each address and number', async () => {
  const customers = new Map((await db.selectFrom('customers').selectAll().execute()).map((one) => [one.id, one]));
  for (const request of (await findInbox(db, {}, new Date())).submissions) {
    const { emailKeys, phoneKeys } = await keysOf(request);
    const known = customers.get(request.customerId ?? '');
    expect(known?.emailKeys, request.name).toEqual(expect.arrayContaining(emailKeys));
    expect(known?.phoneKeys, request.name).toEqual(expect.arrayContaining(phoneKeys));
  }
});

test('an upgrade of d8a5fde9 keeps each line of a history with time, author and words, also of what was undone', async () => {
  for (const [id, entries] of Object.entries(before.histories)) {
    const undone = new Set(entries.map(([, , , , undoes]) => undoes));
    const was = entries
      .filter(([, , , kind]) => !['undo', 'announced', 'kept'].includes(`${kind}`))
      .map(([number, at, by, kind, , words]) => ({
        ...{ number, at, kind, by: by || undefined, words: `${words}`.replace(/ \(Stand: \w+\)$/, '') },
        isUndone: undone.has(number as number) || undefined,
      }));
    const now = (await findHistory(db, idNow(id))).map(({ canUndo: _, ...line }) => line);
    expect(given(now.toReversed()), names.get(id)).toEqual(given(was));
  }
});

test('an upgrade of d8a5fde9 keeps what waits, the agenda, the turnover and the figures of the weeks', async () => {
  const { requests, dates, waiting, overdue } = given(await findWaiting(db, new Date(before.now)));
  const task = ({ name, task }: { name: string; task: string }) => [name, task];
  const tasks = [...before.waiting.requests.map(task), ['Peter Hofmann', 'answer']];
  expect(sorted(requests.map(task)), PETER).toEqual(sorted(tasks));
  expect([waiting, overdue], PETER).toEqual([before.waiting.waiting + 1, before.waiting.overdue + 1]);
  const agenda = before.waiting.dates.map((date) => ({
    ...{ ...date, id: idNow(date.id) },
    ...(date.name === 'Ludwig Kettner' && { place: KETTNER }),
  }));
  // The agenda has a number and an address of each by now, where it had one link.
  expect(dates.map(({ email: _, ...date }: Fields) => date)).toEqual(
    agenda.map(({ mail: _, ...date }: Fields) => date),
  );
  for (const [month, jobs] of Object.entries(before.turnover)) {
    const was = jobs.map(({ id, ...job }) => ({
      ...{ ...job, id: idNow(id) },
      ...(job.name === 'Dora Früher' && { hours: DORA.hours }),
    }));
    expect(sorted(given(await finishedJobs(db, month)))).toEqual(sorted(was));
  }
  for (const [day, figures] of Object.entries(before.weeks)) {
    expect(figures, day).toMatchObject(await weekFigures(db, new Date(`${day}T05:00:00Z`)));
  }
});

test('an upgrade of d8a5fde9 keeps the events of the calendar with start, name and state', async () => {
  const since = addDays(berlinDay(new Date(before.now)), -CALENDAR_BACK_DAYS);
  const now = (await findAppointments(db, since)).map(({ id, date: { what, day, time }, isCancelled }) => {
    const start = time
      ? berlinMoment(day, time)?.toISOString().slice(0, 19).replace(/[-:]/g, '')
      : day.replace(/-/g, '');
    return [id, `${start}${time ? 'Z' : ''}`, whatOf({ what }), isCancelled ? 'CANCELLED' : 'CONFIRMED'];
  });
  const EVENT = /UID:([0-9a-f-]{36})-\d+@.*?DTSTART\S*?:(\S+).*?SUMMARY:([^:]+):.*?STATUS:(\w+)/gs;
  const was = [...before.calendar.matchAll(EVENT)].map(([, id = '', ...event]) =>
    names.get(id) === 'Dora Früher' ? [id, '20261021T070000Z', 'Arbeit', 'CONFIRMED'] : [idNow(id), ...event],
  );
  expect(sorted(now)).toEqual(sorted(was));
});

test('an upgrade of d8a5fde9 keeps the bin, the suspects, the photos with consent and the templates', async () => {
  // Of two of the notebook, a note was written on one; the other is a customer, and shows no deal.
  const bin = before.bin.map(({ isNotebook, ...one }) => {
    if (!isNotebook) return one;
    if (!isGone(one.id)) return { ...one, isCall: true };
    return { ...without(one, 'dealAt'), id: idNow(one.id), isNotebook };
  });
  expect(sorted(given(await findBinned(db)))).toEqual(sorted(bin));
  expect(await findSuspects(db, 1)).toEqual(before.suspects);
  const offered = (await findOffered(db)).map((one) => ({ ...one, consentedAt: one.consentedAt.toISOString() }));
  expect(offered).toEqual(before.offered);
  const own = await db.selectFrom('replyTemplates').selectAll().where('title', '<>', '').execute();
  expect(before.templates).toEqual(expect.arrayContaining(own));
});

/** The keyed hashes that d8a5fde9 noted of 'mail:bopp@hv-rhein.example', 'tel:+49671123456' and 'mail:a@kurz.example'. */
const HASHES = [
  'f8f70af73adb10cd9a90d46913bebb40a8a4ca1ebe70bf00890564cee3bea97c',
  '737a5f96738fc8b6f6fefe65b6b1f5cf0c77c1b491ff810c3ba0a8977325810f',
  'bb8d8aa640d194cfedd1c88e37384541294e05c485b45393a3df747b31e964b7',
];

test('a restored backup of d8a5fde9 is migrated, and its erased persons are erased again', async () => {
  const address = await untilEnd(restored());
  const notes = openBlobStore('erasures-dev');
  const at = new Date().toISOString();
  for (const person of HASHES) await notes.write(`${at}-${person}`, Buffer.from(JSON.stringify({ at, person })));
  expect(await eraseAgain(address, async () => notes, undefined)).toMatchObject({ erased: 6 });
  await using own = openDatabase(address);
  for (const table of ['contactSubmissions', 'customers'] as const) {
    const left = await own.selectFrom(table).select('name').execute();
    expect(left.filter(({ name }) => /Hausverwaltung|Becker|^Kurz/.test(name))).toEqual([]);
  }
  expect(await own.selectFrom('shortLived.securityLog').select('kind').execute()).toEqual([{ kind: 'restore' }]);
});

test('an upgraded database has the columns, indexes and constraints of a new one', async () => {
  await using fresh = openDatabase(await untilEnd(created()));
  await migrateToLatest(fresh);
  const schemaOf = async (of: Db) =>
    (
      await sql`
        select concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
          from information_schema.columns where table_schema in ('public', 'short_lived')
        union select indexdef from pg_indexes where schemaname in ('public', 'short_lived')
        union select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
          where connamespace in ('public'::regnamespace, 'short_lived'::regnamespace) and contype <> 'n' order by 1`.execute(
        of,
      )
    ).rows;
  expect(await schemaOf(db)).toEqual(await schemaOf(fresh));
});

test('a database older than d8a5fde9 is refused, and stays as it was', async () => {
  await using old = openDatabase(await untilEnd(created()));
  const up = (any: Kysely<unknown>) => any.schema.createTable('admin_sessions').addColumn('id', 'uuid').execute();
  const provider = { getMigrations: async () => ({ '0001-initial': { up } }) };
  expect(await new Migrator({ db: old, provider }).migrateToLatest()).not.toHaveProperty('error');
  await expect(migrateToLatest(old)).rejects.toThrow('browser_id');
  expect((await sql`select name from kysely_migration`.execute(old)).rows).toEqual([{ name: '0001-initial' }]);
});

test('the previous release’s holidays, note and closed days stay as absences, the same days once', async () => {
  await using old = openDatabase(await untilEnd(restored()));
  for (const table of ['holiday', 'site_note', 'site_draft', 'site_revisions'])
    await sql`delete from ${sql.table(table)}`.execute(old);
  const why = 'Über Weihnachten bleiben wir zu Hause.';
  const closed = [
    { from: '2026-12-24', to: '2027-01-06', why },
    { from: '2026-08-03', to: '2026-08-21', why: 'Die Betriebsferien noch einmal.' },
  ];
  const facts = sql`${JSON.stringify({ hours: { closed } })}::jsonb`;
  await sql`insert into holiday values (default, '2026-08-03', '2026-08-21', 'Das Telefon ist besetzt.')`.execute(old);
  await sql`insert into site_note values (default, 'Heute krank.', '2026-11-27', '2026-11-27', 'chefin', now())`.execute(
    old,
  );
  await sql`insert into site_revisions (id, facts, sentences, admin, created_at)
    values (1, '{}', '[]', 'chefin', now()), (2, ${facts}, '[]', 'chefin', now())`.execute(old);
  await sql`insert into site_draft values ('hours.closed', '[]', 1, 'chefin', now()),
    ('prices.priceExamples', 'null', 2, 'chefin', now()), ('person.sentence', '"Ja"', 3, 'klaus', '2026-11-01'),
    ('firm.owner', '"Eva"', 4, 'chefin', now())`.execute(old);
  await migrateToLatest(old);
  expect(await old.selectFrom('absences').selectAll().orderBy('fromDay').execute()).toMatchObject([
    { fromDay: '2026-08-03', untilDay: '2026-08-21', setBy: '', sentence: 'Das Telefon ist besetzt.' },
    { fromDay: '2026-11-27', untilDay: '2026-11-27', setBy: 'chefin', sentence: 'Heute krank.' },
    { fromDay: '2026-12-24', untilDay: '2027-01-06', setBy: '', sentence: why },
  ]);
  expect(await old.selectFrom('siteDraft').selectAll().orderBy('subject').execute()).toMatchObject([
    { subject: 'betrieb', facts: { 'firm.owner': 'Eva', 'person.sentence': 'Ja' }, version: 4, admin: 'chefin' },
    { subject: 'preise', facts: { 'prices.priceExamples': null }, version: 2 },
  ]);
});

test('the previous release’s invitations, links for a password, calendar and new addresses go on', async () => {
  await using old = openDatabase(await untilEnd(restored()));
  const [{ id } = { id: '' }] = (await sql<{ id: string }>`select id from admin_users where is_owner`.execute(old))
    .rows;
  await sql`insert into short_lived.invitations values (default, ${hashOf('i')}, 'neu@firma.de', null, now() + '1 d')`.execute(
    old,
  );
  await sql`insert into short_lived.password_resets values (${id}, ${hashOf('p')}, now() + '10 min')`.execute(old);
  await sql`insert into short_lived.calendar_feeds values (${id}, ${hashOf('c')}, '2026-01-02', null)`.execute(old);
  await sql`insert into short_lived.new_addresses
    values (${id}, 'messages', 'buero@firma.de', '{a@b.de,buero@firma.de}', ${hashOf('m')}, now() + '1 d')`.execute(
    old,
  );
  await migrateToLatest(old);
  const now = new Date();
  expect(await noteCalendarRead(old, 'c', new Date('2125-01-01'))).toBe(true);
  expect(await findTokens(old, { use: 'calendar', adminId: id }, now)).toMatchObject([
    { madeAt: new Date('2026-01-02'), usedAt: new Date('2125-01-01') },
  ]);
  expect(await takeToken(old, 'i', ['invitation'], now)).toMatchObject({ email: 'neu@firma.de', sender: null });
  expect(await takeToken(old, 'p', ['reset'], now)).toMatchObject({ sender: { id } });
  const among = ['a@b.de', 'buero@firma.de'];
  expect(await takeToken(old, 'm', ['messages'], now)).toMatchObject({
    email: 'buero@firma.de',
    among,
    sender: { id },
  });
});
