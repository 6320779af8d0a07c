import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { giveLeastRights } from '#server/db/least-rights.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { pushKey } from '#server/push/push-key.ts';
import { loggedIn } from '../support/admin.ts';
import { ownServices } from '../support/database/own-services.ts';
import { ownedDatabase } from '../support/database/owned-database.ts';
import { testDatabase } from '../support/database.ts';
import { Device } from '../support/push-device.ts';
import { readProjectFile } from '../support/source/project-files.ts';

const { db, insert } = testDatabase();
const { wsProxy } = ownServices().database;

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
  await loggedIn(db);
  const before = await pushKey(db);
  const { id: adminId } = await db.selectFrom('adminUsers').select('id').executeTakeFirstOrThrow();
  const { endpoint, p256dh, auth } = new Device().subscription;
  await insert('shortLived.pushDevices', { adminId, endpoint, p256dh, auth, name: 'x', createdAt: new Date() });
  await sql.raw(`do $$ begin ${newPushKey} end $$`).execute(db);
  expect(await db.selectFrom('shortLived.pushDevices').selectAll().execute()).toEqual([]);
  expect((await pushKey(db)).publicKey).not.toBe(before.publicKey);
});
