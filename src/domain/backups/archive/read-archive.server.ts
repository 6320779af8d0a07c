import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { BlobStore } from '#server/blobs.ts';
import { ArchiveError } from './failures.ts';
import { FORMAT, type Manifest, manifest } from './manifest.ts';
import { type ArchiveKeys, type BackupKey, decrypt, keysOf, sealOf, sha256 } from './seal.server.ts';
import { MANIFEST_FILE, parseFolder } from './stored-archives.server.ts';

export interface Source {
  store: BlobStore;
  folder: string;
  key: BackupKey;
  /** The previous key, only for reading. */
  previousKey?: BackupKey;
}

/** @throws ArchiveError if missing, damaged, of another folder, sealed without our key, or of another format. */
export async function readManifest(source: Source): Promise<Manifest> {
  const { store, folder } = source;
  const bytes = await store.read(`${folder}/${MANIFEST_FILE}`);
  if (!bytes) throw new ArchiveError('missing', `${folder} has no manifest`);
  const [, text = '', seal] = /^(\{.*\n\})\n([0-9a-f]{64})\n$/s.exec(bytes.toString('utf8')) ?? [];
  const written = parsedManifest(text, folder);
  const keys = keysFor(source, written);
  // A backup must not choose to be unsealed, because an intruder in the store could plant one.
  if (!keys && source.key) throw new ArchiveError('unsealed', `${folder} is not sealed with BACKUP_ENCRYPTION_KEY`);
  if (seal !== sealOf(text, keys)) throw new ArchiveError('damaged', `${folder}: the manifest was changed`);
  if (!isOfFolder(written, folder)) throw new ArchiveError('damaged', `${folder}: the manifest is of another backup`);
  return written;
}

function isOfFolder({ id, type, createdAt }: Manifest, folder: string): boolean {
  const name = parseFolder(folder);
  return name?.runId === id && name.type === type && name.createdAt.getTime() === Date.parse(createdAt);
}

function parsedManifest(text: string, folder: string): Manifest {
  try {
    const value = JSON.parse(text);
    if (value.format !== FORMAT)
      throw new ArchiveError(
        value.format < FORMAT ? 'old-format' : 'unknown-format',
        `${folder} has format ${value.format}`,
      );
    return manifest.parse(value);
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('damaged', `${folder}: the manifest can't be read`);
  }
}

function keysFor({ key, previousKey }: Source, { keyId }: Pick<Manifest, 'keyId'>): ArchiveKeys {
  if (keyId === null) return undefined;
  if (!key) throw new ArchiveError('key-missing', 'BACKUP_ENCRYPTION_KEY is not set');
  const fitting = [key, previousKey].map((one) => one && keysOf(one)).find((keys) => keys?.id === keyId);
  if (!fitting) throw new ArchiveError('wrong-key', `the backup was encrypted with the key ${keyId}`);
  return fitting;
}

/** Checks each part before its use, and the whole at the end. @throws ArchiveError */
export async function* readArchive(source: Source, written: Manifest): AsyncGenerator<Buffer> {
  const { store, folder } = source;
  const { parts, sql } = written;
  const keys = keysFor(source, written);
  const hash = createHash('sha256');
  let bytes = 0;
  for (const part of parts) {
    const place = `${folder}/${part.name}`;
    const stored = await store.read(place);
    if (!stored) throw new ArchiveError('missing', `${place} is missing`);
    if (sha256(stored) !== part.sha256) throw new ArchiveError('damaged', `${place} was changed`);
    const piece = await opened(stored, { keys, place, mostBytes: sql.bytes - bytes });
    bytes += piece.length;
    hash.update(piece);
    yield piece;
  }
  if (bytes !== sql.bytes || hash.digest('hex') !== sql.sha256) {
    throw new ArchiveError('damaged', `${folder}: the SQL is not what was written`);
  }
}

async function opened(
  stored: Buffer,
  { keys, place, mostBytes }: { keys: ArchiveKeys; place: string; mostBytes: number },
): Promise<Buffer> {
  try {
    // Bounded, because a few kilobytes could unpack to more than the memory.
    const maxOutputLength = Math.max(1, mostBytes);
    return await promisify(gunzip)(keys ? decrypt(stored, keys.parts, place) : stored, { maxOutputLength });
  } catch (error) {
    throw new ArchiveError('damaged', `${place}: ${(error as Error).message}`);
  }
}
