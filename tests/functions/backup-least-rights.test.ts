import { expect, test } from 'vitest';
import { backupCommand } from '#commands/backup-command.ts';
import { prepareDeploy } from '#commands/prepare-deploy.ts';
import { runBackup } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import { openDatabase } from '#server/db/database.ts';
import { mayChangeTables } from '#server/db/least-rights.ts';
import { aRun, backupDeps, rowOf } from '../support/backups/backup-deps.ts';
import { backupSite } from '../support/backups/backup-site.ts';
import { ownServices } from '../support/database/own-services.ts';
import { ownedDatabase } from '../support/database/owned-database.ts';
import { ownersArea } from '../support/owners-area.ts';

const { read } = ownersArea();
const site = backupSite();
const { wsProxy } = ownServices().database;

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
