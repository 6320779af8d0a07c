import { ERASURES } from '#domain/erasure/erasure-notes.server.ts';
import { replayErasures } from '#domain/erasure/person.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import { type DatabaseAddress, openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';

/**
 * Erases from a restored database whoever was erased since the backup was made; gives how many requests.
 */
export async function eraseAgain(
  database: DatabaseAddress,
  openStore: (purpose: string) => Promise<BlobStore>,
  keys: readonly (Buffer | undefined)[],
): Promise<number> {
  await using db = openDatabase({ ...database, maxConnections: 1 });
  // A backup of an earlier release has its tables.
  await migrateToLatest(db);
  await noteSecurity(db, { kind: 'restore' }, new Date());
  return await replayErasures(db, await openStore(ERASURES), keys);
}
