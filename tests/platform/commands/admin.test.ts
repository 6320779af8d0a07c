import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findSecurityLog } from '#domain/people/security-log.server.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Db } from '#server/db/schema/index.ts';
import { verifyPassword } from '#server/password.ts';
import { dataFolder } from '../support/folders.ts';

function admin(dataDir: string, args: string[], password = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/commands/admin.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' },
    input: `${password}\n`,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

async function read<T>(dataDir: string, ask: (db: Db) => Promise<T>): Promise<T> {
  const database = await startDatabase(undefined, `${dataDir}/database`);
  const db = openDatabase({ ...database, maxConnections: 1 });
  try {
    return await ask(db);
  } finally {
    await db.destroy();
    await database.stop();
  }
}

const storedAdmin = (dataDir: string, username: string) =>
  read(dataDir, (db) =>
    db
      .selectFrom('adminUsers')
      .select(['password', 'isActive'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow(),
  );

test('commands create an administrator, and change the password', async () => {
  const dataDir = await dataFolder();
  const created = admin(dataDir, ['create', 'inhaberin', 'inhaberin@firma.example']);
  expect(created.status, created.stderr).toBe(0);
  const madeUp = /Passwort {6}(\S{24})/.exec(created.stdout)?.[1] ?? '';
  expect(await verifyPassword(madeUp, (await storedAdmin(dataDir, 'inhaberin')).password)).toBe(true);

  const changed = admin(dataDir, ['password', 'inhaberin'], 'Ein eigenes langes Wort');
  expect(changed.stdout).toContain('Das Passwort von inhaberin ist gesetzt.');
  expect(changed.stdout).not.toContain('Ein eigenes');
  const { password } = await storedAdmin(dataDir, 'inhaberin');
  expect(await verifyPassword('Ein eigenes langes Wort', password)).toBe(true);
});

test('commands switch an administrator off, and on again', async () => {
  const dataDir = await dataFolder();
  admin(dataDir, ['create', 'helfer', 'helfer@firma.example']);
  expect(admin(dataDir, ['off', 'helfer']).stdout).toContain('helfer ist abgemeldet und abgeschaltet.');
  expect((await storedAdmin(dataDir, 'helfer')).isActive).toBe(false);
  expect(admin(dataDir, ['on', 'helfer']).stdout).toContain('helfer kann sich wieder anmelden.');
  expect((await storedAdmin(dataDir, 'helfer')).isActive).toBe(true);
  expect(admin(dataDir, ['off', 'niemand'])).toMatchObject({ status: 1 });
  admin(dataDir, ['owner', 'helfer']);
  admin(dataDir, ['password', 'helfer']);
  admin(dataDir, ['link', 'neu@firma.example']);

  // Each of them stands in the security log, and what failed does not.
  const lines = await read(dataDir, (db) => findSecurityLog(db, 20));
  expect(lines.map(securitySentence).reverse()).toEqual(
    [
      'den Zugang von helfer angelegt (helfer@firma.example)',
      'den Zugang von helfer abgeschaltet',
      'den Zugang von helfer wieder eingeschaltet',
      'helfer zum Inhaber gemacht',
      'das Passwort von helfer geändert',
      'neu@firma.example eingeladen',
    ].map((deed) => `Ein Befehl auf dem Server hat ${deed}`),
  );
});

test('an impossible command explains itself, and ends with an error status', async () => {
  const dataDir = await dataFolder();
  expect(admin(dataDir, ['create']).status).toBe(2);
  const unknown = admin(dataDir, ['password', 'niemand'], 'Ein eigenes langes Wort');
  expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining('no administrator') });
  const short = admin(dataDir, ['create', 'inhaberin', 'a@firma.example'], 'kurz');
  expect(short).toMatchObject({ status: 1, stderr: expect.stringContaining('at least 12 characters') });
});
