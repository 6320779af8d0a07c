import { findArchive } from '#features/backups/archive/find-archive.server.ts';
import type { Manifest } from '#features/backups/archive/manifest.ts';
import { readManifest, type Source } from '#features/backups/archive/read-archive.server.ts';
import type { BackupKey } from '#features/backups/archive/seal.server.ts';
import type { BlobStore } from '../blobs.ts';

/** Where the backups are, and what opens them. */
export interface BackupShelf {
  store: BlobStore;
  key: BackupKey;
}

/** A backup by the beginning of its id, or 'latest'. @throws ArchiveError */
export async function takeBackup(shelf: BackupShelf, wanted: string): Promise<{ source: Source; manifest: Manifest }> {
  const { folder } = await findArchive(shelf.store, wanted);
  const source = { ...shelf, folder };
  return { source, manifest: await readManifest(source) };
}

export const rowsOf = ({ tables }: Manifest): number => tables.reduce((total, { rows }) => total + rows, 0);
