import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BlobStore } from '#server/blobs.ts';
import { BACKUP_PART_SQL_BYTES } from '../limits.ts';
import { type Contents, FORMAT, type Manifest } from './manifest.ts';
import { type BackupKey, encrypt, keysOf, sealOf, sha256 } from './seal.server.ts';
import { type ArchiveName, folderOf, MANIFEST_FILE, partName } from './stored-archives.server.ts';

type Part = Manifest['parts'][number];

export interface Target {
  store: BlobStore;
  name: ArchiveName;
  key: BackupKey;
}

/**
 * Stores streamed SQL in parts of bounded size, so that any backup needs the memory of two. Writes the manifest last,
 * with the result of `contentsOf` after all SQL is read.
 */
export async function writeArchive(
  { store, name, key }: Target,
  sql: AsyncIterable<Uint8Array>,
  contentsOf: () => Promise<Contents>,
): Promise<Manifest> {
  const folder = folderOf(name);
  const keys = key && keysOf(key);
  const hash = createHash('sha256');
  const parts: Part[] = [];
  let bytes = 0;
  let gathered: Uint8Array[] = [];
  let gatheredBytes = 0;

  const storePart = async () => {
    // A gzip member per part: `cat part-* | gunzip` reads them as one file (RFC 1952 §2.2).
    const compressed = await promisify(gzip)(Buffer.concat(gathered));
    [gathered, gatheredBytes] = [[], 0];
    const part = partName(parts.length + 1, keys !== undefined);
    const stored = keys ? encrypt(compressed, keys.parts, `${folder}/${part}`) : compressed;
    parts.push({ name: part, bytes: stored.length, sha256: sha256(stored) });
    await store.write(`${folder}/${part}`, stored);
  };

  for await (const piece of sql) {
    bytes += piece.length;
    gatheredBytes += piece.length;
    hash.update(piece);
    gathered.push(piece);
    if (gatheredBytes >= BACKUP_PART_SQL_BYTES) await storePart();
  }
  if (gatheredBytes > 0) await storePart();

  const manifest: Manifest = {
    format: FORMAT,
    id: name.runId,
    type: name.type,
    createdAt: name.createdAt.toISOString(),
    keyId: keys?.id ?? null,
    sql: { bytes, sha256: hash.digest('hex') },
    parts,
    ...(await contentsOf()),
  };
  const text = JSON.stringify(manifest, null, 2);
  await store.write(`${folder}/${MANIFEST_FILE}`, Buffer.from(`${text}\n${sealOf(text, keys)}\n`));
  return manifest;
}
