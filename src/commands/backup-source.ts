import { ArchiveError } from '#domain/backups/archive/failures.ts';
import { FORMAT, type Manifest } from '#domain/backups/archive/manifest.ts';
import { readManifest, type Source } from '#domain/backups/archive/read-archive.server.ts';
import type { BackupKey } from '#domain/backups/archive/seal.server.ts';
import { findArchive } from '#domain/backups/archive/stored-archives.server.ts';
import type { BlobStore } from '#server/blobs.ts';

/** The store of the backups, and their keys. */
export interface BackupStorage {
  store: BlobStore;
  key: BackupKey;
  previousKey?: BackupKey;
}

/** Finds a backup by the beginning of its id, or 'latest'. @throws ArchiveError */
export async function takeBackup(
  storage: BackupStorage,
  wanted: string,
): Promise<{ source: Source; manifest: Manifest }> {
  const { folder } = await findArchive(storage.store, wanted);
  const source = { ...storage, folder };
  return { source, manifest: await readManifest(source) };
}

/** The same for a format that our restore reads. @throws ArchiveError, also for an older format. */
export async function takeReplayable(storage: BackupStorage, wanted: string) {
  const taken = await takeBackup(storage, wanted);
  if (taken.manifest.format === FORMAT) return taken;
  throw new ArchiveError('older-format', `${taken.source.folder} has format ${taken.manifest.format}`);
}

export const rowsOf = ({ tables }: Manifest): number => tables.reduce((total, { rows }) => total + rows, 0);
