import type { BlobStore } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import { listArchives, removeArchive } from '../archive/stored-archives.server.ts';
import { outdated } from '../rotation.ts';
import { forgetFiles, pendingRuns } from './run-store.server.ts';
import { dropLeftTrials } from './trial-database.server.ts';

/** Removes outdated backups, and the leftovers of dead runs. */
export async function rotate(db: Db, store: BlobStore): Promise<void> {
  const archives = await listArchives(store);
  const unfinished = archives.filter(({ isComplete }) => !isComplete);
  const running = await pendingRuns(
    db,
    unfinished.map(({ runId }) => runId),
  );
  for (const archive of unfinished) if (!running.has(archive.runId)) await removeArchive(store, archive);

  for (const archive of outdated(archives.filter(({ isComplete }) => isComplete))) {
    await removeArchive(store, archive);
    await forgetFiles(db, [filePathOf(store, archive.folder)]);
  }
  await dropLeftTrials(db);
}

/** The value of `backup_logs.file_path`. */
export const filePathOf = (store: BlobStore, folder: string): string => `${store.name}/${folder}`;
