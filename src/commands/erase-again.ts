import type { BackupKey } from '#domain/backups/archive/seal.server.ts';
import { ERASURES } from '#domain/erasure/erasure-notes.server.ts';
import { replayErasures } from '#domain/erasure/person.server.ts';
import { findAdministrators } from '#domain/people/administrators.server.ts';
import { PHOTO_FILES, removePhotosWithout } from '#domain/requests/photos/photos.server.ts';
import { findLastLive } from '#domain/site/revisions.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import { type DatabaseAddress, openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import type { Restored } from './backup-command.ts';
import { changeByCommand } from './change-by-command.ts';

export async function eraseAgain(
  database: DatabaseAddress,
  openStore: (purpose: string) => Promise<BlobStore>,
  key: BackupKey,
): Promise<Restored> {
  await using db = openDatabase({ ...database, maxConnections: 1 });
  // A backup of an earlier release has older tables.
  await migrateToLatest(db);
  const notes = await openStore(ERASURES);
  const photos = await (await openStore(PHOTO_FILES)).list('');
  const erased = await changeByCommand(db, async (transaction, note) => {
    await note({ kind: 'restore' });
    await removePhotosWithout(transaction, photos);
    return replayErasures(transaction, notes, key);
  });
  const active = (await findAdministrators(db)).filter(({ isActive }) => isActive);
  const revision = await findLastLive(db);
  return { erased, usernames: active.map(({ username }) => username), revision };
}
