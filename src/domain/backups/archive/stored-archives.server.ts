import type { BlobStore } from '#server/blobs.ts';
import { ArchiveError } from './failures.ts';
import type { BackupType } from './manifest.ts';

/** 'weekly/2026-11-22T01-00-00-000Z.<run id>'. */
export interface ArchiveName {
  type: BackupType;
  createdAt: Date;
  runId: string;
}

export const MANIFEST_FILE = 'manifest.json';
export const PROOF_FILE = 'proof.json';

/** Accepts the number that earlier releases added. */
const NAME = /^(manual|weekly)\/(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.([0-9a-f-]{36})(\.\d+)?$/;

/** Names the folder without colons, because Windows forbids them. */
export const folderOf = ({ type, createdAt, runId }: ArchiveName): string =>
  `${type}/${createdAt.toISOString().replaceAll(/[:.]/g, '-')}.${runId}`;

/** Parses a folder; undefined for a foreign one. */
export function parseFolder(folder: string): ArchiveName | undefined {
  const [, type, day, hours, minutes, seconds, milliseconds, runId] = NAME.exec(folder) ?? [];
  if (!type || !runId) return undefined;
  const createdAt = new Date(`${day}${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return { type: type as BackupType, createdAt, runId };
}

/** 'part-00001.sql.gz', or '….enc' if encrypted. Numbers count from 1. */
export const partName = (number: number, isEncrypted: boolean): string =>
  `part-${String(number).padStart(5, '0')}.sql.gz${isEncrypted ? '.enc' : ''}`;

export interface StoredArchive extends ArchiveName {
  folder: string;
  keys: string[];
  /** Whether the manifest, which is written last, is there. */
  isComplete: boolean;
  isProven: boolean;
}

/** Complete and unfinished ones, newest first. */
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
