import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { verifyPassword } from '#server/session/password.ts';
import { dataFolder } from '../support/folders.ts';

function admin(dataDir: string, args: string[], password = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/platform/commands/admin.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' },
    input: `${password}\n`,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

async function storedHash(dataDir: string, username: string): Promise<string> {
  const database = await startDatabase(undefined, `${dataDir}/database`);
  const db = openDatabase({ ...database, maxConnections: 1 });
  try {
    const row = await db
      .selectFrom('adminUsers')
      .select('password')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return row.password;
  } finally {
    await db.destroy();
    await database.stop();
  }
}

test('an administrator is created on the command line, and gets another password there', async () => {
  const dataDir = await dataFolder();
  const created = admin(dataDir, ['create', 'inhaberin', 'inhaberin@firma.example']);
  expect(created.status, created.stderr).toBe(0);
  const madeUp = /Passwort {6}(\S{24})/.exec(created.stdout)?.[1] ?? '';
  expect(await verifyPassword(madeUp, await storedHash(dataDir, 'inhaberin'))).toBe(true);

  const changed = admin(dataDir, ['password', 'inhaberin'], 'Ein eigenes langes Wort');
  expect(changed.stdout).toContain('Das Passwort von inhaberin ist gesetzt.');
  expect(changed.stdout).not.toContain('Ein eigenes');
  expect(await verifyPassword('Ein eigenes langes Wort', await storedHash(dataDir, 'inhaberin'))).toBe(true);
});

test('what can’t be done is said, with a status of its own', async () => {
  const dataDir = await dataFolder();
  expect(admin(dataDir, ['create']).status).toBe(2);
  const unknown = admin(dataDir, ['password', 'niemand'], 'Ein eigenes langes Wort');
  expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining('no administrator') });
  const short = admin(dataDir, ['create', 'inhaberin', 'a@firma.example'], 'kurz');
  expect(short).toMatchObject({ status: 1, stderr: expect.stringContaining('at least 12 characters') });
});
