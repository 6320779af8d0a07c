import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { backupCommand } from '#commands/backup-command.ts';
import { plainDatabase } from '#commands/plain-database.ts';
import { prepareDeploy } from '#commands/prepare-deploy.ts';
import { runBackup } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import { openDatabase } from '#server/db/database.ts';
import { giveLeastRights, mayChangeTables } from '#server/db/least-rights.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { openSqlSession } from '#server/db/sql-session.ts';
import { pushKey } from '#server/push/push-key.ts';
import { aRun, backupDeps, backupSite, rowOf } from '../support/backups/backup-site.ts';
import { ownServices } from '../support/database/own-services.ts';
import { ownersArea } from '../support/owners-area.ts';
import { Device } from '../support/push-device.ts';
import { readProjectFile } from '../support/source/project-files.ts';

const { db, insert, read } = ownersArea();
const site = backupSite();
const { url, wsProxy } = ownServices().database;

/**
 * Makes an empty database until the test ends, whose owner is no superuser, as at Neon. `as` gives the address for
 * another user, whom the test makes.
 */
async function ownedDatabase() {
  const [name, owner] = ['rights', 'tables_owner'].map((kind) => `${kind}_${process.env.VITEST_POOL_ID}`);
  const users: string[] = [];
  const as = (username = '', password = 'x') =>
    Object.assign(new URL(url), { pathname: `/${name}`, username, password }).href;
  const server = await openSqlSession({ url, wsProxy, statementTimeoutMs: 0 });
  await server.query(`create role ${owner} login createdb createrole password 'x'`);
  await server.query(`create database ${name} owner ${owner} template template0`);
  onTestFinished(async () => {
    await server.query(`drop database ${name} with (force)`);
    for (const user of [...users, owner]) await server.query(`drop role if exists ${user}`);
    await server.close();
  });
  return {
    ownerUrl: as(owner),
    /** Names a user for this worker alone. */
    as: (kind: string, password?: string) => {
      const user = `${kind}_${process.env.VITEST_POOL_ID}`;
      users.push(user);
      return as(user, password);
    },
    /** Opens a connection until the test ends. */
    open: async (address: string) => {
      const session = await openSqlSession({ url: address, wsProxy, statementTimeoutMs: 0 });
      onTestFinished(session.close);
      return session;
    },
  };
}

/** Deploys into an empty database: its owner migrates, and another role runs the functions. */
async function deployed() {
  const { ownerUrl, as, open } = await ownedDatabase();
  const url = as('glass_app', 'p%40ss%2Fw%C3%B6rd');
  const deploy = (changes = {}) =>
    prepareDeploy(
      'production',
      {
        ...{ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATABASE_WS_PROXY: wsProxy },
        ...{ SESSION_SECRET: 'a key of thirty-two characters or more' },
        ...{ ADMIN_USERNAME: 'inhaberin', ADMIN_PASSWORD: 'Ein langes Testkennwort 42' },
        ...changes,
      },
      new Date(),
    );
  await deploy();
  return { url, ownerUrl, deploy, open };
}

test('[13.2.2] functions read and write rows, and can neither change, empty nor drop a table', async () => {
  const { url, ownerUrl, deploy, open } = await deployed();
  const role = await open(url);
  expect(await role.query('select username from admin_users')).toEqual([{ username: 'inhaberin' }]);
  await role.query("update admin_users set email = 'neu@firma.example'; delete from short_lived.security_log");
  for (const statement of [
    'drop table analytics',
    'alter table admin_users add column x int',
    'truncate analytics',
    'create table mine (n int)',
    'create table short_lived.mine (n int)',
    'create schema mine',
    'create function mine() returns int language sql as $$ select 1 $$',
    `set role ${new URL(ownerUrl).username}`,
  ])
    await expect(role.query(statement), statement).rejects.toThrow(/permission denied|must be owner/);
  // A second deploy changes nothing but the role's password.
  await deploy({ DATABASE_URL: url.replace(/:p%40[^@]*/, ':another') });
  await expect(open(url)).rejects.toThrow(/password/);
});

test('[13.2.2] the functions’ role makes a backup and proves it, and reads on after a restore by the owner', async () => {
  const { url, ownerUrl, open } = await deployed();
  const database = { url, wsProxy };
  await using functions = openDatabase({ ...database, maxConnections: 2 });
  expect(await mayChangeTables(functions)).toBe(false);
  const id = await aRun(functions);
  await runBackup(backupDeps(functions, site.store, { database }), id);
  expect(await rowOf(functions, id)).toMatchObject({ status: 'success', proof: 'proven' });
  await functions.updateTable('adminUsers').set({ email: 'danach@firma.example' }).execute();

  await backupCommand(['replace', 'latest', 'owner'], {
    storage: { store: site.store, key: undefined },
    openTarget: () => open(ownerUrl),
    openTrial: () => openTrial(database, crypto.randomUUID()),
    replayErasures: async () => ({ erased: 0, usernames: [] }),
  });
  expect(await functions.selectFrom('adminUsers').select('email').executeTakeFirst()).not.toEqual({
    email: 'danach@firma.example',
  });
  await functions.deleteFrom('shortLived.outbox').execute();
  expect(await mayChangeTables(functions)).toBe(false);
});

test('[13.2.2] a deploy refuses a role that may change tables all the same, and another database', async () => {
  const { url, ownerUrl, deploy, open } = await deployed();
  await expect(deploy({ DATABASE_URL: url.replace(/\/rights/, '/other') })).rejects.toThrow('different databases');
  await (await open(ownerUrl)).query(`grant create on schema public to ${new URL(url).username}`);
  await expect(deploy()).rejects.toThrow('may change tables');
});

test('with one address it works as before, and the system status says so', async () => {
  expect(await read('clean-up')).toMatchObject({ mayChangeTables: true });
});

/** The statements of src/docs/rotation.md: the old user's end, and the new key of the pushes. */
const [endOfUser = '', newPushKey = ''] = [
  ...readProjectFile('src/docs/rotation.md').text.matchAll(/```sql\n([\s\S]*?)```/g),
].map(([, statements = '']) => statements.replaceAll('glass_app', `old_app_${process.env.VITEST_POOL_ID}`));

test('a new user of the database works before the old one ends', async () => {
  const { ownerUrl, as, open } = await ownedDatabase();
  const [old, next] = [as('old_app'), as('next_app')];
  await using owner = openDatabase({ url: ownerUrl, wsProxy, maxConnections: 1 });
  await migrateToLatest(owner);
  const countAs = async (address: string) => (await open(address)).query('select count(*)::int from admin_users');
  await giveLeastRights(owner, ownerUrl, old);
  await giveLeastRights(owner, ownerUrl, next);
  expect(await countAs(old)).toEqual([{ count: 0 }]);
  await (await open(ownerUrl)).query(endOfUser);
  await expect(countAs(old)).rejects.toThrow();
  expect(await countAs(next)).toEqual([{ count: 0 }]);
});

test('a new key of the pushes comes with the next device', async () => {
  const before = await pushKey(db);
  const { id: adminId } = await db.selectFrom('adminUsers').select('id').executeTakeFirstOrThrow();
  const { endpoint, p256dh, auth } = new Device().subscription;
  await insert('shortLived.pushDevices', { adminId, endpoint, p256dh, auth, name: 'x', createdAt: new Date() });
  await sql.raw(`do $$ begin ${newPushKey} end $$`).execute(db);
  expect(await db.selectFrom('shortLived.pushDevices').selectAll().execute()).toEqual([]);
  expect((await pushKey(db)).publicKey).not.toBe(before.publicKey);
});

test('a backup’s trial uses a role that can run no program and read no file of the machine', async () => {
  const server = await openSqlSession({ url, wsProxy, statementTimeoutMs: 0 });
  const plain = await plainDatabase(server, { url, wsProxy });
  const name = new URL(plain.url).username;
  const session = await openSqlSession({ ...plain, statementTimeoutMs: 0 });
  try {
    await session.query('create table rows (n int)');
    await expect(session.query("copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/);
    await expect(session.query("copy rows from '/etc/hostname'")).rejects.toThrow(/permission denied/);
    await expect(session.query('set role postgres')).rejects.toThrow(/permission denied/);
  } finally {
    await session.close();
    await server.query(`drop database ${name} with (force)`);
    await server.query(`drop role ${name}`);
    await server.close();
  }
});
