import { expect, it, onTestFinished, vi } from 'vitest';
import { backupCommand } from '#commands/backup-command.ts';
import { prepareDeploy } from '#commands/prepare-deploy.ts';
import { runBackup } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import { openDatabase } from '#server/db/database.ts';
import { mayChangeTables } from '#server/db/least-rights.ts';
import { openSqlSession } from '#server/db/sql-session.ts';
import { theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { aRun, backupDeps, rowOf } from '../support/backups/backup-deps.ts';
import { backupSite } from '../support/backups/backup-site.ts';
import { ownServices } from '../support/database/own-services.ts';
import { testDatabase } from '../support/database.ts';
import { invoke } from '../support/invoke.ts';

vi.setConfig({ testTimeout: 90_000 });

const { db } = testDatabase();
const owner = theOwner(db);
const site = backupSite();
const { url: serverUrl, wsProxy } = ownServices().database;
const nameOf = (kind: string) => `${kind}_${process.env.VITEST_POOL_ID}`;

/** Deploys into an empty database: its owner migrates, and another role runs the functions. */
async function deployed() {
  const { username, password, host } = new URL(serverUrl);
  const as = (user: string, secret: string) => `postgres://${user}:${secret}@${host}/${nameOf('rights')}`;
  const ownerUrl = as(username, password);
  const url = as(nameOf('glass_app'), 'p%40ss%2Fw%C3%B6rd');
  const server = await openSqlSession({ url: serverUrl, wsProxy, statementTimeoutMs: 0 });
  await server.query(`create database ${nameOf('rights')} template template0`);
  onTestFinished(async () => {
    await server.query(`drop database ${nameOf('rights')} with (force)`);
    await server.query(`drop role ${nameOf('glass_app')}`);
    await server.close();
  });
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
  return { url, ownerUrl, deploy };
}

it('[13.2.2] functions read and write rows, and can neither change, empty nor drop a table', async () => {
  const { url, deploy } = await deployed();
  const role = await openSqlSession({ url, wsProxy, statementTimeoutMs: 0 });
  onTestFinished(role.close);
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
    `set role ${new URL(serverUrl).username}`,
  ])
    await expect(role.query(statement), statement).rejects.toThrow(/permission denied|must be owner/);
  // A second deploy changes nothing but the role's password.
  await deploy({ DATABASE_URL: url.replace(/:p%40[^@]*/, ':another') });
  await expect(openSqlSession({ url, wsProxy, statementTimeoutMs: 0 })).rejects.toThrow(/password/);
});

it('[13.2.2] the functions’ role makes a backup and proves it, and reads on after a restore by the owner', async () => {
  const { url, ownerUrl } = await deployed();
  const database = { url, wsProxy };
  await using functions = openDatabase({ ...database, maxConnections: 2 });
  expect(await mayChangeTables(functions)).toBe(false);
  const id = await aRun(functions);
  await runBackup(backupDeps(functions, site.store, { database }), id);
  expect(await rowOf(functions, id)).toMatchObject({ status: 'success', proof: 'proven' });
  await functions.updateTable('adminUsers').set({ email: 'danach@firma.example' }).execute();

  await backupCommand(['restore', 'latest', '--to', 'owner', '--replace'], {
    storage: { store: site.store, key: undefined },
    openTarget: () => openSqlSession({ url: ownerUrl, wsProxy, statementTimeoutMs: 0 }),
    openTrial: () => openTrial(database, crypto.randomUUID()),
    replayErasures: async () => ({ erased: 0, usernames: [] }),
  });
  expect(await functions.selectFrom('adminUsers').select('email').executeTakeFirst()).not.toEqual({
    email: 'danach@firma.example',
  });
  await functions.deleteFrom('shortLived.outbox').execute();
  expect(await mayChangeTables(functions)).toBe(false);
});

it('[13.2.2] a deploy refuses a role that may change tables all the same, and another database', async () => {
  const { url, ownerUrl, deploy } = await deployed();
  const server = await openSqlSession({ url: ownerUrl, wsProxy, statementTimeoutMs: 0 });
  onTestFinished(server.close);
  await expect(deploy({ DATABASE_URL: url.replace(/\/rights/, '/other') })).rejects.toThrow('different databases');
  await server.query(`grant create on schema public to ${nameOf('glass_app')}`);
  await expect(deploy()).rejects.toThrow('may change tables');
});

it('with one address it works as before, and the system status says so', async () => {
  const answer = await invoke(api, '/api/admin/clean-up', owner);
  expect(await answer.json()).toMatchObject({ mayChangeTables: true });
});
