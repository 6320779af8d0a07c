import { personContacts } from '#features/contact/inbox/person-contacts.server.ts';
import { ERASURES } from '#features/person-data/erasure-store.server.ts';
import { replayErasures } from '#features/person-data/person-data.server.ts';
import type { BlobStore } from '../blobs.ts';
import { type DatabaseAddress, openDatabase } from '../db/database.ts';

/**
 * Erases from a restored database whoever was erased since the backup was made; gives how many records. The sources are
 * those that the door netlify/functions/person-data.ts names.
 */
export async function eraseAgain(
  database: DatabaseAddress,
  openStore: (purpose: string) => Promise<BlobStore>,
  key: Buffer | undefined,
): Promise<number> {
  await using db = openDatabase({ ...database, maxConnections: 1 });
  return await replayErasures({ personContacts }, db, await openStore(ERASURES), key);
}
