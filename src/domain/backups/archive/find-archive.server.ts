import type { BlobStore } from '#server/blobs.ts';
import { ArchiveError } from './failures.ts';
import { listArchives, type StoredArchive } from './stored-archives.server.ts';

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
