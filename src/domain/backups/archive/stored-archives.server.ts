import type { BlobStore } from '#server/blobs.ts';
import { type ArchiveName, MANIFEST_FILE, PROOF_FILE, parseFolder } from './archive-names.ts';
import { ArchiveError } from './failures.ts';

/** A folder of the store. */
export interface StoredArchive extends ArchiveName {
  folder: string;
  keys: string[];
  /** Whether its manifest is there: it is written last. */
  isComplete: boolean;
  isProven: boolean;
}

/** Everything in the store that is a backup or was to become one, newest first. */
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

/** Removes a folder, the manifest first: what is left of a removal that breaks off is no backup any more. */
export async function removeArchive(store: BlobStore, { folder, keys }: Pick<StoredArchive, 'folder' | 'keys'>) {
  const manifest = `${folder}/${MANIFEST_FILE}`;
  if (keys.includes(manifest)) await store.remove(manifest);
  for (const key of keys) if (key !== manifest) await store.remove(key);
}

/**
 * The backup that a person means: 'latest', or the beginning of an id. Only finished ones count.
 * @throws ArchiveError when there is none, or more than one.
 */
export async function findArchive(store: BlobStore, wanted: string): Promise<StoredArchive> {
  const complete = (await listArchives(store)).filter(({ isComplete }) => isComplete);
  const found = wanted === 'latest' ? complete.slice(0, 1) : complete.filter(({ runId }) => runId.startsWith(wanted));
  const [archive, ...others] = found;
  if (!archive || wanted === '') throw new ArchiveError('missing', `There is no backup "${wanted}"`);
  if (others.length > 0) throw new ArchiveError('missing', `"${wanted}" is the beginning of several backups`);
  return archive;
}
