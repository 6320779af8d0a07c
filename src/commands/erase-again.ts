import { ERASURES } from '#domain/erasure/erasure-notes.server.ts';
import { replayErasures } from '#domain/erasure/person.server.ts';
import { findAdministrators } from '#domain/people/administrators.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import { type DatabaseAddress, openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import type { Restored } from './backup-command.ts';

/** Erases again after a restore. Returns the number of erased records and the users whose access came back. */
export async function eraseAgain(
  database: DatabaseAddress,
  openStore: (purpose: string) => Promise<BlobStore>,
  keys: readonly (Buffer | undefined)[],
): Promise<Restored> {
  await using db = openDatabase({ ...database, maxConnections: 1 });
  // A backup of an earlier release has older tables.
  await migrateToLatest(db);
  await noteSecurity(db, { kind: 'restore' }, new Date());
  const erased = await replayErasures(db, await openStore(ERASURES), keys);
  const active = (await findAdministrators(db)).filter(({ isActive }) => isActive);
  return { erased, usernames: active.map(({ username }) => username) };
}
