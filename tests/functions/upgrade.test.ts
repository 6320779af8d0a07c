import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { backupRestore } from '#commands/backup-restore.ts';
import { eraseAgain } from '#commands/erase-again.ts';
import { noteErasure } from '#domain/erasure/erasure-notes.server.ts';
import { findBinned } from '#domain/requests/case/bin.server.ts';
import { findOffered, withPhotos } from '#domain/requests/photos/photos.server.ts';
import { findSuspects } from '#domain/requests/suspects.server.ts';
import { openBlobStore } from '#server/blobs.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema/index.ts';
import { openSqlSession } from '#server/db/sql-session.ts';
import { ownServices } from '../support/database/own-services.ts';
import archive from '../support/upgrade/d8a5fde9.json' with { type: 'json' };
import before from '../support/upgrade/d8a5fde9-answers.json' with { type: 'json' };

/**
 * A year of work at d8a5fde9: its own functions, called at the moments of a year, filled a database. `archive` is its
 * backup of format 3, `before` what its lists, cards, customers, agenda and turnover answered.
 */
let db: Db;
const server = openDatabase({ ...ownServices().database, maxConnections: 1 });

/** Restores that backup into a database of its own, as the command does. Returns its address, and how to drop it. */
async function restored() {
  const { url, wsProxy } = ownServices().database;
  const name = `upgrade_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  await sql`create database ${sql.id(name)} template template0`.execute(server);
  const address = { url: Object.assign(new URL(url), { pathname: `/${name}` }).href, wsProxy, maxConnections: 1 };
  const store = openBlobStore(name);
  for (const [place, bytes] of Object.entries(archive)) await store.write(place, Buffer.from(bytes, 'base64'));
  const session = await openSqlSession({ ...address, statementTimeoutMs: 0 });
  await backupRestore({ store, key: undefined }, session, 'latest', false).finally(session.close);
  return { address, drop: () => sql`drop database ${sql.id(name)} with (force)`.execute(server) };
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

interface Was {
  id: string;
  name: string;
  dealAt?: string;
  isCall?: boolean;
  isNotebook?: boolean;
  isRepeat?: boolean;
  state?: Record<string, unknown> & { jobs?: { day: string; hours?: number }[]; dates?: { day: string }[] };
}

/** What is different on purpose, by name and reason. */
const WANTED: Record<string, [reason: string, (was: Was) => unknown]> = {
  'Peter Hofmann': ['another person at one number is a task of his own', (was) => delete was.isRepeat],
  'Gisela Kramer': [
    'an answer settles every request of one task',
    (was) => was.isRepeat && Object.assign(was, { state: { answeredAt: '2026-09-16T08:01:00.000Z' } }),
  ],
  'Dora Früher': [
    'work done before its day keeps its length, and its day is that of its end',
    ({ state }) =>
      Object.assign(state ?? {}, {
        jobs: state?.jobs?.map((job) => ({ ...job, hours: 4 })),
        dates: [{ day: '2026-10-21' }],
        workDay: '2026-10-21',
      }),
  ],
};
const NEW_CALL = { id: expect.any(String), isCall: true };
/** Customers of the notebook on whom nobody worked are no requests any more. */
const NO_REQUESTS = ['Eugenie Sommerfeld', 'Alma Ohnealles', 'Kurz'];

const given = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== false),
  );
const time = (moment: Date | null) => moment?.toISOString();

test('an upgrade of d8a5fde9 keeps each request with step, answer, price, dates and finished jobs', async () => {
  const jobs = await db.selectFrom('jobs').selectAll().orderBy('createdAt').execute();
  const rows = await db
    .selectFrom('contactSubmissions')
    .selectAll()
    .where('suspicion', 'is', null)
    .where('deletedAt', 'is', null)
    .execute();
  const now = (await withPhotos(db, rows)).map(({ photos, ...row }) => {
    const own = jobs.filter(({ requestId }) => requestId === row.id);
    const planned = own.filter(({ createdAt, doneAt }) => createdAt.getTime() !== doneAt?.getTime());
    const open = own.find(({ isOpen }) => isOpen);
    const done = own.filter(({ doneAt }) => doneAt);
    const { id, name, email, phone, service, place, message } = row;
    return given({
      ...{ id, name, email, phone, service, place, message, createdAt: time(row.createdAt), dealAt: time(row.dealAt) },
      ...{ isCall: row.kind === 'call', isRepeat: row.repeats !== null, photos },
      state: given({
        ...{ version: row.version, step: row.step, answeredAt: time(row.answeredAt), movedAt: time(row.movedAt) },
        ...{ offeredAt: time(row.offeredAt), priceCents: row.priceCents },
        date: open && given({ ...dateOf(open), number: open.version }),
        workDay: planned.findLast(({ what, cancelledAt }) => what === 'arbeit' && !cancelledAt)?.day,
        dates: planned.length > 0 && planned.map(({ day, place }) => given({ day, place })),
        jobs:
          done.length > 0 &&
          done.map(({ version: number, day, hours, cents, paidAt }) =>
            given({ number, day, hours, cents, isPaid: paidAt !== null }),
          ),
      }),
    });
  });
  const was = (structuredClone(before.list) as Was[])
    .filter(({ name, isNotebook }) => !(isNotebook && NO_REQUESTS.includes(name)))
    .map((one) => {
      WANTED[one.name]?.[1](one);
      const { isNotebook, state, ...request } = one;
      // A call beside a customer of the notebook has an id of its own.
      if (isNotebook) request.id = rows.find(({ name }) => name === one.name)?.id ?? '';
      const { notes, address, stays, isApart, keptAt, announcedAt, ...kept } = state ?? {};
      // A job of the notebook is the customer's.
      const jobs = isNotebook ? kept.jobs?.slice(1) : kept.jobs;
      return given({
        ...request,
        isCall: one.isCall ?? isNotebook,
        state: given({ version: 0, step: 'neu', ...kept, jobs: jobs?.length ? jobs : undefined }),
      });
    });
  expect(sorted(now)).toEqual(sorted(was));
});

const dateOf = ({ what, day, time, hours, place }: Record<'what' | 'day', string> & Record<string, unknown>) => ({
  ...{ what, day, time, hours, place },
});
const names = new Map([...before.list, ...before.bin].map(({ id, name }) => [id, name]));
const sorted = <T>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

test('an upgrade of d8a5fde9 keeps each customer with name, ways, address, note, requests and all jobs', async () => {
  const requests = await db.selectFrom('contactSubmissions').selectAll().where('deletedAt', 'is', null).execute();
  const jobs = await db.selectFrom('jobs').selectAll().where('doneAt', 'is not', null).execute();
  const live = new Set(requests.map(({ id }) => id));
  const now = (await db.selectFrom('customers').selectAll().where('deletedAt', 'is', null).execute()).map(
    ({ id, name, email, phone, address, note: stays }) =>
      given({
        ...{ name, email, phone, address, stays },
        requests: requests
          .filter(({ customerId }) => customerId === id)
          .map((request) => request.id)
          .sort(),
        jobs: sorted(
          jobs
            .filter(({ customerId, requestId }) => customerId === id && (!requestId || live.has(requestId)))
            .map(({ day, cents, hours, paidAt }) => given({ day, cents, hours, isPaid: paidAt !== null })),
        ),
      }),
  );
  const calls = new Map(requests.filter(({ kind }) => kind === 'call').map(({ name, id }) => [name, id]));
  const was = before.customers.map(({ dated, keeper, partedFrom, ...customer }) =>
    given({
      ...customer,
      requests: customer.requests.flatMap((id) => (live.has(id) ? id : (calls.get(names.get(id) ?? '') ?? []))).sort(),
      jobs: sorted(
        customer.jobs.map(({ number, id, ...job }) => (customer.name === 'Dora Früher' ? { ...job, hours: 4 } : job)),
      ),
    }),
  );
  // Strangers with an invented number are two now, and who is in the bin alone is not shown.
  const isStranger = ({ name }: { name?: string }) => name === 'Lena Fremd' || name === 'Max Muster';
  const isShown = ({ requests, jobs }: { requests?: unknown[]; jobs?: unknown[]; name?: string }) =>
    [requests, jobs].some((all) => all?.length);
  expect(sorted(now.filter((one) => isShown(one) && !isStranger(one)))).toEqual(
    sorted(was.filter((one) => isShown(one) && !isStranger(one))),
  );
  expect(now.filter(isStranger).map(({ requests, jobs }) => [requests.length, jobs.length])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  const [tom] = await db
    .selectFrom('customers as tom')
    .innerJoin('customers as nina', 'nina.id', 'tom.likeId')
    .select(['tom.name', 'nina.name as other', 'tom.likeAnsweredAt'])
    .execute();
  expect(tom).toEqual({ name: 'Tom Berg', other: 'Nina Braun', likeAnsweredAt: new Date('2026-05-12T08:02:00Z') });
});

test('an upgrade of d8a5fde9 keeps each line of a history with time, author and words, also of what was undone', async () => {
  const lines = await db
    .selectFrom('requestLog')
    .leftJoin('adminUsers', 'adminUsers.id', 'adminId')
    .leftJoin('customers', 'customers.id', 'customerId')
    .leftJoin('contactSubmissions as request', 'request.id', 'requestId')
    .selectAll('requestLog')
    .select('username')
    .select(({ fn }) => fn.coalesce('customers.name', 'request.name').as('name'))
    .orderBy('number')
    .execute();
  const kept = new Set(lines.map(({ requestId }) => requestId));
  for (const [id, entries] of Object.entries(before.histories)) {
    const undone = new Map(entries.map(([, at, , , undoes]) => [undoes, at]));
    const was = entries
      .filter(([, , , kind]) => !['undo', 'announced', 'kept'].includes(`${kind}`))
      .map(([number, at, by, kind, , words]) => [
        ...[number, at, by === 'inhaberin' ? by : null, kind],
        ...[`${words}`.replace(/ \(Stand: \w+\)$|^Notiz: /g, ''), undone.get(number) ?? null],
      ]);
    const isNew = ({ requestId }: (typeof lines)[number]) => !((requestId ?? '') in before.histories);
    const own = lines.filter((line) =>
      kept.has(id) ? line.requestId === id : line.name === names.get(id) && isNew(line),
    );
    const now = own.map(({ number, at, username, kind, words, undoneAt }) => [
      ...[number, at.toISOString(), username, kind, words, undoneAt?.toISOString() ?? null],
    ]);
    expect(now).toEqual(was);
  }
});

test('an upgrade of d8a5fde9 keeps the bin, the suspects, the photos with consent and the templates', async () => {
  // On one of the notebook somebody had worked, and the other is a customer in the bin.
  const bin = before.bin.map(({ isNotebook, ...one }) => (isNotebook ? { ...one, ...NEW_CALL } : one));
  expect(await findBinned(db)).toEqual(bin.filter(({ name }) => name !== 'Hannelore Papier'));
  const binned = db.selectFrom('customers').select(['name', 'deletedAt']).where('deletedAt', 'is not', null);
  expect(await binned.execute()).toEqual([{ name: 'Hannelore Papier', deletedAt: new Date('2026-11-24T10:01:00Z') }]);
  expect(await findSuspects(db, 1)).toEqual(before.suspects);
  const offered = (await findOffered(db)).map((one) => ({ ...one, consentedAt: one.consentedAt.toISOString() }));
  expect(offered).toEqual(before.offered);
  const own = await db.selectFrom('replyTemplates').selectAll().where('title', '<>', '').execute();
  expect(before.templates).toEqual(expect.arrayContaining(own));
});

test('a restored backup of d8a5fde9 is migrated, and its erased persons are erased again', async () => {
  const { address, drop } = await restored();
  onTestFinished(async () => void (await drop()));
  const notes = openBlobStore('erasures-dev');
  for (const identity of ['mail:bopp@hv-rhein.example', 'tel:+49671123456'] as const) {
    await noteErasure(notes, undefined, identity, new Date());
  }
  expect(await eraseAgain(address, async () => notes, [undefined])).toMatchObject({ erased: 4 });
  await using own = openDatabase(address);
  const left = await own.selectFrom('contactSubmissions').select('name').execute();
  expect(left.filter(({ name }) => /Hausverwaltung|Becker/.test(name))).toEqual([]);
  expect(await own.selectFrom('shortLived.securityLog').select('kind').execute()).toEqual([{ kind: 'restore' }]);
});
