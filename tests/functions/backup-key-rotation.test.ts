import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { backupCommand } from '#commands/backup-command.ts';
import { runBackup } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import { openDatabase } from '#server/db/database.ts';
import { giveLeastRights } from '#server/db/least-rights.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { pushKey } from '#server/push/push-key.ts';
import session from '../../netlify/functions/session.ts';
import { ADMIN, loggedIn } from '../support/admin.ts';
import { aRun, backupDeps } from '../support/backups/backup-deps.ts';
import { backupSite } from '../support/backups/backup-site.ts';
import { ownServices } from '../support/database/own-services.ts';
import { ownedDatabase } from '../support/database/owned-database.ts';
import { testDatabase } from '../support/database.ts';
import { cookiesOf, invoke } from '../support/invoke.ts';
import { Device } from '../support/push-device.ts';
import { readProjectFile } from '../support/source/project-files.ts';

const { db, insert } = testDatabase();
const site = backupSite();
const { url, wsProxy } = ownServices().database;

/** The statements of src/docs/rotation.md: the old user's end, and the new key of the pushes. */
const [endOfUser = '', newPushKey = ''] = [
  ...readProjectFile('src/docs/rotation.md').text.matchAll(/```sql\n([\s\S]*?)```/g),
].map(([, statements = '']) => statements.replaceAll('glass_app', `old_app_${process.env.VITEST_POOL_ID}`));

it('a new user of the database works before the old one ends', async () => {
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

it('a new key of the backups opens the old ones as long as it knows the key before', async () => {
  const [old, key] = [randomBytes(32), randomBytes(32)];
  const backUp = async (key: Buffer) => {
    const id = await aRun(db);
    await runBackup(backupDeps(db, site.store, { key }), id);
    return id;
  };
  const [before, after] = [await backUp(old), await backUp(key)];
  const verify = (id: string, keys: { key: Buffer; previousKey?: Buffer }) =>
    backupCommand(['verify', id], {
      storage: { store: site.store, ...keys },
      openTarget: () => Promise.reject(new Error('restores nothing')),
      openTrial: () => openTrial({ url, wsProxy }, crypto.randomUUID()),
      replayErasures: async () => ({ erased: 0, usernames: [] }),
    });
  for (const id of [before, after]) expect(await verify(id, { key, previousKey: old })).toContain('ist in Ordnung');
  await expect(verify(before, { key })).rejects.toMatchObject({ problem: 'wrong-key' });
});

it('a new key of the sessions keeps all logged in while it knows the key before, and ends all without', async () => {
  const secret = () => randomBytes(32).toString('base64');
  const [old, next] = [secret(), secret()];
  vi.stubEnv('SESSION_SECRET', old);
  const cookie = await loggedIn(db);
  const statusWith = async (cookie: string) => (await invoke(session, '/api/admin/user', { cookie })).status;
  vi.stubEnv('SESSION_SECRET', next);
  vi.stubEnv('SESSION_SECRET_PREVIOUS', old);
  expect(await statusWith(cookie)).toBe(200);
  const renewed = cookiesOf(await invoke(session, '/api/admin/login', { body: ADMIN }));
  vi.stubEnv('SESSION_SECRET_PREVIOUS', '');
  expect(await statusWith(cookie)).toBe(401);
  expect(await statusWith(renewed)).toBe(200);
});

it('a new key of the pushes comes with the next device', async () => {
  await loggedIn(db);
  const before = await pushKey(db);
  const { id: adminId } = await db.selectFrom('adminUsers').select('id').executeTakeFirstOrThrow();
  const { endpoint, p256dh, auth } = new Device().subscription;
  await insert('shortLived.pushDevices', { adminId, endpoint, p256dh, auth, name: 'x', createdAt: new Date() });
  await sql.raw(`do $$ begin ${newPushKey} end $$`).execute(db);
  expect(await db.selectFrom('shortLived.pushDevices').selectAll().execute()).toEqual([]);
  expect((await pushKey(db)).publicKey).not.toBe(before.publicKey);
});
