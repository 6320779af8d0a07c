import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addAdmin } from '#domain/people/administrators.server.ts';
import { findSecurityLog } from '#domain/people/security-log.server.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import { type RunningDatabase, startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Db } from '#server/db/schema/index.ts';
import { verifyPassword } from '#server/password.ts';
import { makeFolder } from '../../support/folders.ts';

let dataDir: string;
let first: ReturnType<typeof admin>;
let database: RunningDatabase | undefined;
let db: Db;

function admin(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/commands/admin.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', LOG_LEVEL: 'silent' },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

beforeAll(async () => {
  dataDir = await makeFolder();
  await cp(inject('databaseTemplate'), dataDir, { recursive: true });
  // The first command opens the data itself; the others find the database running.
  first = admin('link', 'neu@firma.example');
  database = await startDatabase(undefined, `${dataDir}/database`);
  db = openDatabase({ ...database, maxConnections: 1 });
  for (const username of ['inhaberin', 'helfer'])
    await addAdmin(db, { username, password: 'Ein eigenes langes Wort', email: `${username}@firma.example` });
});
afterAll(async () => {
  await db.destroy();
  await database?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const storedAdmin = (username: string) =>
  db
    .selectFrom('adminUsers')
    .select(['password', 'isActive'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();

test('a command works on resting data, and another makes a new password', async () => {
  expect(first.status, first.stderr).toBe(0);
  expect(first.stdout).toMatch(/^https?:.+\nDer Link gilt sieben Tage/);
  const madeUp = /Passwort {6}(\S{24})/.exec(admin('password', 'inhaberin').stdout)?.[1] ?? '';
  expect(await verifyPassword(madeUp, (await storedAdmin('inhaberin')).password)).toBe(true);
});

test('commands switch an administrator off, and on again, and stand in the security log unless they fail', async () => {
  await db.deleteFrom('shortLived.securityLog').execute();
  expect(admin('off', 'helfer').stdout).toContain('helfer ist abgemeldet und abgeschaltet.');
  expect((await storedAdmin('helfer')).isActive).toBe(false);
  expect(admin('on', 'helfer').stdout).toContain('helfer kann sich wieder anmelden.');
  expect((await storedAdmin('helfer')).isActive).toBe(true);
  expect(admin('off', 'niemand')).toMatchObject({ status: 1 });
  admin('owner', 'helfer');
  admin('password', 'helfer');
  admin('link', 'neu@firma.example');

  expect((await findSecurityLog(db)).map(securitySentence).reverse()).toEqual(
    [
      'den Zugang von helfer abgeschaltet',
      'den Zugang von helfer wieder eingeschaltet',
      'helfer zum Inhaber gemacht',
      'das Passwort von helfer geändert',
      'neu@firma.example eingeladen',
    ].map((deed) => `Ein Befehl auf dem Server hat ${deed}`),
  );
});

test('an impossible command explains itself, and ends with an error status', () => {
  expect(admin('mail', 'inhaberin').status).toBe(2);
  const unknown = admin('password', 'niemand');
  expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining('no administrator') });
});
