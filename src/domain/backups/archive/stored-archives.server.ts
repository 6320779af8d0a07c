import type { BlobStore } from '#server/blobs.ts';
import { ArchiveError } from './failures.ts';

export interface ArchiveName {
  type: 'manual' | 'weekly';
  createdAt: Date;
  runId: string;
}

export const BACKUP_FILE = 'backup';

/** Names the folder without colons, because Windows forbids them: 'weekly/2026-11-22T01-00-00-000Z.<run id>'. */
export const folderOf = ({ type, createdAt, runId }: ArchiveName): string =>
  `${type}/${createdAt.toISOString().replaceAll(/[:.]/g, '-')}.${runId}`;

const FOLDER = /^(manual|weekly)\/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.([0-9a-f-]{36})$/;

export interface StoredArchive extends ArchiveName {
  folder: string;
}

export async function listArchives(store: BlobStore): Promise<StoredArchive[]> {
  const folders = new Set((await store.list('')).map((key) => key.slice(0, key.lastIndexOf('/'))));
  const archives = [...folders].flatMap((folder) => {
    const [, type, day, hours, minutes, seconds, milliseconds, runId = ''] = FOLDER.exec(folder) ?? [];
    if (type !== 'manual' && type !== 'weekly') return [];
    const createdAt = new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
    return [{ folder, type, createdAt, runId } as const];
  });
  return archives.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Finds a backup by 'latest' or the beginning of its id. @throws ArchiveError for none or several. */
export async function findArchive(store: BlobStore, wanted: string): Promise<StoredArchive> {
  const all = await listArchives(store);
  const found = wanted === 'latest' ? all.slice(0, 1) : all.filter(({ runId }) => runId.startsWith(wanted));
  const [archive, ...others] = found;
  if (!archive || wanted === '') throw new ArchiveError('missing', `There is no backup "${wanted}"`);
  if (others.length > 0) throw new ArchiveError('missing', `"${wanted}" is the beginning of several backups`);
  return archive;
}

/** The first file last, so that an unfinished removal is found again. */
export async function removeArchive(store: BlobStore, folder: string): Promise<void> {
  for (const place of (await store.list(`${folder}/`)).sort().reverse()) await store.remove(place);
}
