import type { BlobStore } from '#server/blobs.ts';
import { type ArchiveName, MANIFEST_FILE, PROOF_FILE, parseFolder } from './archive-names.ts';
import { ArchiveError } from './failures.ts';

/** A backup's folder in the store. */
export interface StoredArchive extends ArchiveName {
  folder: string;
  keys: string[];
  /** Whether the manifest, which is written last, is there. */
  isComplete: boolean;
  isProven: boolean;
}

/** Lists complete and unfinished backups, newest first. */
export async function listArchives(store: BlobStore): Promise<StoredArchive[]> {
  const keys = await store.list('');
  const byFolder = Map.groupBy(keys, (key) => key.slice(0, key.lastIndexOf('/')));
  const archives = [...byFolder].flatMap(([folder, keys]) => {
    const name = parseFolder(folder);
    if (!name) return [];
    const has = (file: string) => keys.includes(`${folder}/${file}`);
    return [{ ...name, folder, keys, isComplete: has(MANIFEST_FILE), isProven: has(PROOF_FILE) }];
  });
  return archives.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Removes a folder, manifest first, so that a broken-off removal leaves no backup. */
export async function removeArchive(store: BlobStore, { folder, keys }: Pick<StoredArchive, 'folder' | 'keys'>) {
  const manifest = `${folder}/${MANIFEST_FILE}`;
  if (keys.includes(manifest)) await store.remove(manifest);
  for (const key of keys) if (key !== manifest) await store.remove(key);
}

/** Finds a complete backup by 'latest' or the beginning of its id. @throws ArchiveError for none or several. */
export async function findArchive(store: BlobStore, wanted: string): Promise<StoredArchive> {
  const complete = (await listArchives(store)).filter(({ isComplete }) => isComplete);
  const found = wanted === 'latest' ? complete.slice(0, 1) : complete.filter(({ runId }) => runId.startsWith(wanted));
  const [archive, ...others] = found;
  if (!archive || wanted === '') throw new ArchiveError('missing', `There is no backup "${wanted}"`);
  if (others.length > 0) throw new ArchiveError('missing', `"${wanted}" is the beginning of several backups`);
  return archive;
}
