import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { beforeEach, expect, test } from 'vitest';
import { eraseAgain } from '#commands/erase-again.ts';
import { findMessages } from '#domain/messages/messages-of.server.ts';
import { findSecurityLog } from '#domain/people/security-log.server.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import { findBinned } from '#domain/requests/case/bin.server.ts';
import { findRequests } from '#domain/requests/list.server.ts';
import { findSuspects } from '#domain/requests/suspects.server.ts';
import { openBlobStore } from '#server/blobs.ts';
import { type DatabaseAddress, openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { Db } from '#server/db/schema/index.ts';
import { ownServices } from '../support/database/own-services.ts';

const { url, wsProxy } = ownServices().database;

/** An empty database of its own. */
let db: Db;
let ownAddress: DatabaseAddress;

beforeEach(async () => {
  const name = `upgrade_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  const server = openDatabase({ url, wsProxy, maxConnections: 1 });
  await sql`create database ${sql.id(name)} template template0`.execute(server);
  ownAddress = { url: Object.assign(new URL(url), { pathname: `/${name}` }).href, wsProxy, maxConnections: 1 };
  db = openDatabase(ownAddress);
  return async () => {
    await db.destroy();
    await sql`drop database ${sql.id(name)} with (force)`.execute(server);
    await server.destroy();
  };
});

/** Creates the schema of the release before. */
async function migrateToBefore(name = '0028-deals-by-date') {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect(await migrator.migrateTo(name)).not.toHaveProperty('error');
}

const insert = (table: string, rows: readonly Record<string, unknown>[]) =>
  (db as unknown as Kysely<Record<string, Record<string, unknown>>>).insertInto(table).values(rows).execute();
const idOf = (n: number) => `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;
const typed = (n: number, name: string) => ({
  id: idOf(n),
  name,
  email: 'e@beispiel.de',
  createdAt: new Date(Date.UTC(2026, 10, n)),
  idempotencyKey: `key-${n}`,
});
const nothing = { adminId: null, step: null, way: null, text: null, nextDate: null, cents: null, undoes: null };
const entry = (n: number, number: number, values: object) => ({
  ...nothing,
  caseId: idOf(n),
  number,
  at: new Date('2026-05-23T09:00:00Z'),
  ...values,
});

test('the previous release’s requests, deals, calls and suspects stay unchanged, also in the bin', async () => {
  await migrateToBefore();
  const dealAt = new Date('2026-11-05T09:00:00Z');
  const deletedAt = new Date('2026-11-20T09:00:00Z');
  await insert('contactSubmissions', [
    typed(1, 'Anfrage'),
    { ...typed(2, 'Auftrag'), dealAt },
    typed(3, 'Gelöscht'),
    { ...typed(4, 'Auftrag ohne Verlauf'), dealAt },
  ]);
  const { id: _, ...call } = typed(5, 'Anruf');
  await insert('cases', [
    { id: idOf(2), submissionId: idOf(2) },
    { id: idOf(3), submissionId: idOf(3), deletedAt },
    { ...call, id: idOf(5), email: null, phone: '06131 90009 12' },
    { ...typed(6, 'Gelöschter Anruf'), email: null, deletedAt },
  ]);
  await insert('caseEvents', [
    entry(2, 1, { kind: 'step', step: 'auftrag' }),
    entry(3, 1, { kind: 'note', text: 'Hund' }),
    entry(3, 2, { kind: 'removed' }),
    entry(5, 1, { kind: 'entered', step: 'kontakt' }),
    entry(6, 1, { kind: 'entered' }),
    entry(6, 2, { kind: 'removed' }),
  ]);
  await insert('contactSuspects', [
    { ...typed(7, 'Verdacht'), reason: 'honeypot' },
    { ...typed(8, 'Gelöschter Verdacht'), reason: 'too-fast', deletedAt },
    { ...typed(9, 'Verdacht mit dem Schlüssel der Anfrage'), idempotencyKey: 'key-1', reason: 'too-fast' },
  ]);
  const mail = { recipient: 'a@b.de', subject: 's', body: 'b', html: 'h', messageId: 'm', createdAt: dealAt };
  await insert('shortLived.outbox', [{ ...mail, caseId: idOf(5), kind: 'reminder', nextAt: dealAt }]);
  await migrateToLatest(db);

  const inbox = await findRequests(db);
  expect(inbox.map(({ name, isCall, dealAt }) => [name, isCall, dealAt])).toEqual([
    ['Anruf', true, undefined],
    ['Auftrag ohne Verlauf', undefined, dealAt.toISOString()],
    ['Auftrag', undefined, dealAt.toISOString()],
    ['Anfrage', undefined, undefined],
  ]);
  expect(inbox[0]).toMatchObject({ email: '', phone: '06131 90009 12' });
  expect((await findMessages(db, [idOf(5)])).get(idOf(5))).toMatchObject([{ kind: 'reminder' }]);
  const binned = (await findBinned(db)).map(({ name, isCall, isSuspect }) => ({ name, isCall, isSuspect }));
  expect(binned).toEqual([
    { name: 'Gelöscht' },
    { name: 'Gelöschter Anruf', isCall: true },
    { name: 'Gelöschter Verdacht', isSuspect: true },
  ]);
  expect((await findSuspects(db, 1)).suspects.map(({ name, reason }) => [name, reason])).toEqual([
    ['Verdacht mit dem Schlüssel der Anfrage', 'too-fast'],
    ['Verdacht', 'honeypot'],
  ]);
});

test('the upgrade drops the roll-ups of 917707e, and keeps its page views', async () => {
  await migrateToBefore();
  await sql`create function analytics_count_again() returns trigger language plpgsql as 'begin return null; end'`.execute(
    db,
  );
  await sql`create trigger analytics_count_again after insert on analytics execute function analytics_count_again()`.execute(
    db,
  );
  for (const name of ['analytics_hours', 'analytics_visitors', 'analytics_labels', 'analytics_counted']) {
    await sql`create table ${sql.id(name)} (day date)`.execute(db);
  }
  await insert('analytics', [{ page: '/' }]);
  await migrateToLatest(db);
  const { rows } =
    await sql`select relname from pg_class where relname like 'analytics%' and relkind = 'r' order by 1`.execute(db);
  expect(rows).toEqual([{ relname: 'analytics' }, { relname: 'analytics_interactions' }]);
  expect(await db.selectFrom('analytics').select('page').execute()).toEqual([{ page: '/' }]);
});

/** The keyed hashes that the previous release noted of 'mail:e@beispiel.de' and 'tel:+4961314711'. */
const HASHES = [
  '0fde359ffa422f37d57fb77081121b42520690159484859715d7afbfa2482dc6',
  'bfd3a7e72321692114df6284861eaf2a8fcac59a8d2cecadb658d679d3e45114',
];

test('a restored backup of the previous release is migrated, and its erased persons are erased again', async () => {
  await migrateToBefore();
  await insert('contactSubmissions', [typed(1, 'Gelöscht'), { ...typed(2, 'Geblieben'), email: 'b@beispiel.de' }]);
  await insert('cases', [{ ...typed(3, 'Anruf'), email: null, phone: '06131 4711' }]);
  await insert('contactSuspects', [{ ...typed(4, 'Verdacht'), reason: 'honeypot' }]);
  const notes = openBlobStore('erasures-dev');
  const at = new Date().toISOString();
  for (const person of HASHES)
    await notes.write(`${at}-${person}`, new TextEncoder().encode(JSON.stringify({ at, person })));
  expect(await eraseAgain(ownAddress, async () => notes, [undefined])).toMatchObject({ erased: 3 });
  expect(await db.selectFrom('shortLived.securityLog').select('kind').execute()).toEqual([{ kind: 'restore' }]);
  const left = await db.selectFrom('contactSubmissions').select('name').execute();
  expect(left).toEqual([{ name: 'Geblieben' }]);
});

test('this release reports requests that the previous one had not, and repeats no reminder', async () => {
  await migrateToBefore('0042-flood');
  const [id] = (
    await sql<{ id: string }>`insert into contact_submissions (name, email, idempotency_key, created_at)
      values ('Erika', 'erika@beispiel.de', 'key', now()) returning id`.execute(db)
  ).rows.map((row) => row.id);
  await sql`insert into short_lived.letters values (${id}::uuid, '{}', now())`.execute(db);
  await sql`insert into short_lived.outbox (contact_id, kind, recipient, subject, body, html, message_id, created_at, next_at)
    values (${id}::uuid, 'reminder', 'chefin@firma.de', '', '', '', '', now(), now())`.execute(db);
  await migrateToLatest(db);
  expect(await db.selectFrom('shortLived.newRequests').select('contactId').execute()).toEqual([{ contactId: id }]);
  expect(await db.selectFrom('shortLived.reminded').selectAll().execute()).toEqual([
    { contactId: id, kind: 'reminder' },
  ]);
});

test('the lines of the previous release’s security log stay, as sentences', async () => {
  await migrateToBefore('0047-holiday');
  const line = { username: 'chefin', device: 'Firefox auf Windows', detail: null };
  const lines = [
    { kind: 'account', detail: 'Rösch, Eva, eva@firma.de' },
    { kind: 'addresses', detail: 'a@firma.de, b@firma.de' },
    { kind: 'addresses', detail: '' },
    { kind: 'invited', detail: 'jonas@firma.de' },
    { kind: 'joined', detail: 'Jonas, jonas@firma.de', username: null, device: null },
    { kind: 'password' },
    { kind: 'owner', detail: 'Jonas' },
    { kind: 'erasure' },
    { kind: 'restore', username: null, device: null },
  ].map((row, n) => ({ ...line, ...row, at: new Date(n) }));
  await insert('shortLived.securityLog', lines);
  await migrateToLatest(db);
  expect((await findSecurityLog(db, 20)).reverse().map(securitySentence)).toEqual([
    'chefin hat die eigenen Angaben geändert: Rösch, Eva, eva@firma.de',
    'chefin hat die Adressen für Mails geändert: a@firma.de, b@firma.de',
    'chefin hat die Adressen für Mails entfernt. Die Mails gehen an die Adressen der Zugänge',
    'chefin hat jonas@firma.de eingeladen',
    'Jonas hat die Einladung an jonas@firma.de angenommen und hat jetzt Zugang',
    'chefin hat das eigene Passwort geändert',
    'chefin hat Jonas zum Inhaber gemacht',
    'chefin hat die Daten einer Person gelöscht',
    'Ein Befehl auf dem Server hat ein Backup eingespielt',
  ]);
});
