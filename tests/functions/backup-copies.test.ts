import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startDueBackup } from '#admin/backups/weekly.server.ts';
import { DAY_MS, HOUR_MS } from '#config/limits.ts';
import { openCopy } from '#domain/backups/archive/copy-file.server.ts';
import { turnWeeklyOn } from '#domain/backups/backup-log.server.ts';
import { setCopyAddress } from '#domain/backups/copies.server.ts';
import { startDatabase } from '#platform/database/local-database.ts';
import { openBlobStore } from '#server/blobs.ts';
import { openDatabase } from '#server/db/database.ts';
import { verifyPassword } from '#server/password.ts';
import { ADMIN } from '../support/admin.ts';
import { backupSite } from '../support/backups/backup-site.ts';
import { emptyFolder } from '../support/folders.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { testMailServer, tokenIn } from '../support/mail-server.ts';
import { ownersArea, sendRequest } from '../support/owners-area.ts';

const { db, ask, goTo, insert, post, put: putAt, read } = ownersArea();
const site = backupSite();
const mailServer = testMailServer();

const MAILBOX = 'kopien@anderswo.example';
const photos = () => openBlobStore('request-photos-dev');
const key = randomBytes(32).toString('hex');

beforeEach(async () => {
  for (const file of await photos().list('')) await photos().remove(file);
  vi.stubEnv('BACKUP_ENCRYPTION_KEY', key);
});

const put = (address: string) => putAt('backups/copies', { address });
const state = () => read('backups/copies');
const copies = async () => (await read('backups/status')).copies;
const make = async () => {
  await ask('backup', { method: 'POST', origin: site.origin });
  await site.settled();
};
/** Calls the scheduler, and waits for what it starts. */
const night = async (at: Date) => {
  vi.stubEnv('URL', site.origin);
  await startDueBackup(db, at);
  await site.settled();
};
/** The mails with a copy, in the order of their arrival. */
const mailed = () =>
  mailServer.mails.flatMap(({ to, text, attachments: [file] }) =>
    file
      ? [{ to: to?.[0]?.address, name: file.filename, text, content: Buffer.from(file.content as ArrayBuffer) }]
      : [],
  );
// A copy asks no proof, and a trial database takes longer than all else here. backups.test.ts proves.
vi.mock('#domain/backups/run/trial-database.server.ts', () => ({
  openTrial: async () => ({ query: async () => [], close: async () => undefined }),
  dropLeftTrials: async () => undefined,
}));
vi.mock('#domain/backups/sql/restore.server.ts', () => ({ restoreAndCompare: async () => [] }));

/** Stores a photo of a request. */
const addPhoto = async (bytes: Buffer) => {
  const contactId = await sendRequest({ name: 'Erika Beispiel' });
  mailServer.calm();
  const [id, file] = [crypto.randomUUID(), `2026-11-25/${crypto.randomUUID()}`];
  await photos().write(file, bytes);
  await insert('requestPhotos', { id, file, contactId, width: 1, height: 1, bytes: 1, addedAt: new Date() });
};

test('a copy of every backup goes to an address that the owner has set and proven, and its age is known', async () => {
  await make();
  expect(mailed()).toEqual([]);
  expect((await put(MAILBOX)).status).toBe(200);
  expect(await state()).toMatchObject({ address: '', waiting: MAILBOX, hasKey: true });
  await make();
  expect(mailed(), 'not before the link was opened').toEqual([]);
  const link = mailServer.mails.findLast(({ to, text }) => to?.[0]?.address === MAILBOX && text?.includes('/adresse#'));
  expect((await post('new-address', { token: tokenIn(link?.text) })).status).toBe(200);
  expect(await state()).toMatchObject({ address: MAILBOX, waiting: null });
  expect(await copies()).toEqual({ lastAt: null, trouble: null, tooLargeBytes: null });

  await make();
  const [{ to, name, text } = {}, ...others] = mailed();
  expect(others).toEqual([]);
  expect([to, name]).toEqual([MAILBOX, expect.stringMatching(/^sicherung-\d{4}-\d\d-\d\d\.backup$/)]);
  expect(text).toContain('Öffnen lässt sie sich nur mit dem Schlüssel BACKUP_ENCRYPTION_KEY');
  expect((await copies()).lastAt).not.toBeNull();
});

test('a copy goes once a week, to the address of that week, and to nobody when it is removed', async () => {
  // A Sunday, after its backup was due.
  await goTo('2026-03-01T02:00:00Z');
  await turnWeeklyOn(db, new Date());
  await setCopyAddress(db, MAILBOX);
  const later = (days: number) => goTo(new Date(Date.now() + days * DAY_MS).toISOString());
  const sunday = async () => {
    await later(7);
    for (const hours of [0, 1, 24]) await night(new Date(Date.now() + hours * HOUR_MS));
  };
  await sunday();
  await sunday();
  expect(mailed().map(({ to }) => to)).toEqual([MAILBOX, MAILBOX]);
  // Another address gets the newest copy in the next night.
  await setCopyAddress(db, 'neu@anderswo.example');
  await later(1);
  await night(new Date());
  expect(mailed().at(-1)?.to).toBe('neu@anderswo.example');
  await put('');
  expect(await state()).toMatchObject({ address: '' });
  await sunday();
  expect(mailed()).toHaveLength(3);
});

test('a copy that is not taken is tried again in the next night, and said meanwhile', async () => {
  const time = frozenClock();
  await setCopyAddress(db, MAILBOX);
  mailServer.behave('refuses the mail');
  await make();
  expect(await copies()).toMatchObject({ lastAt: null, trouble: 'refused' });
  mailServer.behave('takes');
  await night(new Date());
  expect(mailed(), 'another function may still be sending').toEqual([]);
  time.advance(HOUR_MS);
  await night(new Date());
  expect(mailed()).toHaveLength(1);
  expect(await copies()).toMatchObject({ lastAt: expect.any(String), trouble: null });
});

test('a copy is a file to save when it is too large for a mail', async () => {
  await setCopyAddress(db, MAILBOX);
  await make();
  expect(mailed()).toHaveLength(1);
  const grown = { fileSize: 11 * 1024 * 1024, copiedAt: null, copiedTo: null };
  await db.updateTable('backupLogs').set(grown).execute();
  await night(new Date(Date.now() + DAY_MS));
  expect(mailed()).toHaveLength(1);
  expect(await copies()).toEqual({ lastAt: null, trouble: null, tooLargeBytes: expect.any(Number) });

  const { newest } = await state();
  const path = `backups/copies/${newest.id}`;
  const files: Buffer[] = [];
  for (let number = 0, all = 1; number < all; number += 1) {
    const answer = await read(`${path}/${number}`);
    files.push(Buffer.from(answer.bytes, 'base64'));
    all = answer.files;
  }
  expect(Buffer.concat(files).equals(mailed()[0]?.content as Buffer), 'the same as by mail').toBe(true);
  expect([(await ask(`${path}/${files.length}`)).status, (await post(`${path}/saved`)).status]).toEqual([404, 200]);
  expect((await copies()).lastAt).not.toBeNull();
});

test.each([
  [true, 'says at the beginning'],
  [false, 'says after the mail'],
])('a copy goes without the photos when the mail server takes no such mail, which it %s (%s)', async (isSaid) => {
  await setCopyAddress(db, MAILBOX);
  await addPhoto(randomBytes(1024 * 1024));
  mailServer.takeAtMost(1_000_000, isSaid);
  await make();
  await night(new Date(Date.now() + DAY_MS));
  expect(mailed(), 'no second mail').toHaveLength(1);
  expect(mailed()[0]?.text).toMatch(/Fotos und Bilder sind nicht dabei, .* mindestens 1,\d\d MB/);
  expect(await openCopy(mailed()[0]?.content as Buffer).list('files/')).toEqual([]);
  expect(await copies()).toEqual({ lastAt: null, trouble: null, tooLargeBytes: expect.any(Number) });
  // One that is too large without them is a file to save, and is not sent again each night.
  mailServer.takeAtMost(1000, isSaid);
  await setCopyAddress(db, 'neu@anderswo.example');
  for (const day of [1, 2]) await night(new Date(Date.now() + day * DAY_MS));
  expect(mailed()).toHaveLength(1);
  expect(await copies()).toEqual({ lastAt: null, trouble: null, tooLargeBytes: expect.any(Number) });
});

test('no copy leaves the server without a key', async () => {
  vi.stubEnv('BACKUP_ENCRYPTION_KEY', '');
  const answer = await put(MAILBOX);
  expect((await answer.json()).fieldErrors.address).toContain('Ohne Schlüssel');
  await setCopyAddress(db, MAILBOX);
  await make();
  expect(mailed()).toEqual([]);
  const { newest } = await state();
  // Nor one that was made before there was a key.
  for (const now of ['', key]) {
    vi.stubEnv('BACKUP_ENCRYPTION_KEY', now);
    expect((await ask(`backups/copies/${newest.id}/0`)).status).toBe(404);
  }
});

test('a site that was restored elsewhere forgets the backups of its old store, and mails none', async () => {
  await setCopyAddress(db, MAILBOX);
  await insert('backupLogs', { backupType: 'weekly', status: 'success', filePath: 'backups/weekly/of-the-old-site' });
  await night(new Date());
  expect(mailed()).toEqual([]);
  expect(await db.selectFrom('backupLogs').select(['filePath', 'copyTrouble']).execute()).toEqual([
    { filePath: null, copyTrouble: null },
  ]);
});

test('after the loss of the whole account, a mailed copy and the key bring everything back on a fresh machine', async () => {
  await addPhoto(Buffer.from('a photo'));
  await setCopyAddress(db, MAILBOX);
  await make();
  const machine = await emptyFolder();
  const file = join(machine, mailed()[0]?.name ?? '');
  await writeFile(file, mailed()[0]?.content ?? '');
  const data = join(machine, 'data');
  const { PATH = '', HOME = '' } = process.env;
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['src/commands/backups.ts', ...args], {
      env: { PATH, HOME, DATA_DIR: join(machine, '.data'), BACKUP_ENCRYPTION_KEY: key },
    });
  const { stdout } = await command('restore', file, data);
  for (const sentence of [
    'Zeile für Zeile verglichen.',
    'Wieder da sind auch Fotos und Bilder, die fehlten: 1.',
    'Die Kopie kennt nur Löschungen bis zu ihrem Tag',
    'Zugang mit dem Passwort vom Tag des Backups haben wieder: inhaberin.',
  ])
    expect(stdout).toContain(sentence);
  const database = await startDatabase(undefined, join(data, 'database'));
  onTestFinished(database.stop);
  await using restored = openDatabase({ ...database, maxConnections: 1 });
  const { rows } = await sql<{ name: string; password: string }>`
    select c.name, a.password from contact_submissions c join request_photos p on p.contact_id = c.id, admin_users a`.execute(
    restored,
  );
  expect(rows).toEqual([{ name: 'Erika Beispiel', password: expect.any(String) }]);
  expect(await verifyPassword(ADMIN.password, rows[0]?.password ?? '')).toBe(true);
});
