import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createGzip, type Gzip } from 'node:zlib';
import { BACKUP_GZIP_LEVEL, BACKUP_PART_BYTES, BACKUP_PART_SQL_BYTES } from '#config/limits.ts';
import type { BlobStore } from '#server/blobs.ts';
import { GrowingBuffer } from '#server/db/growing-buffer.ts';
import { type ArchiveName, folderOf, MANIFEST_FILE, partName } from './archive-names.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { type BackupKey, encrypt, keyId, sealOf, sha256 } from './seal.server.ts';

type Part = Manifest['parts'][number];

export interface Target {
  store: BlobStore;
  name: ArchiveName;
  key: BackupKey;
}

/** What the writer can't know of the SQL. */
export type Contents = Pick<Manifest, 'tables' | 'migrationLevel' | 'serverVersion'>;

/**
 * Stores SQL as it comes in: compressed, encrypted where there is a key, in parts of bounded size, so that a backup
 * of any size needs the memory of two parts, and reading it that of one. The manifest comes last.
 */
export async function writeArchive(
  { store, name, key }: Target,
  sql: AsyncGenerator<Uint8Array, Contents>,
): Promise<Manifest> {
  const folder = folderOf(name);
  const hash = createHash('sha256');
  const parts: Part[] = [];
  let bytes = 0;
  let storing: Promise<void> = Promise.resolve();
  // One is filled while the other is being stored.
  let [memory, spare] = [new GrowingBuffer(), new GrowingBuffer()];
  let member = new GzipMember(memory);

  const finishPart = async () => {
    const compressed = await member.end();
    await storing;
    [memory, spare] = [spare, memory];
    member = new GzipMember(memory);
    const part = partName(parts.length + 1, key !== undefined);
    const stored = key ? encrypt(compressed, key, `${folder}/${part}`) : compressed;
    parts.push({ name: part, bytes: stored.length, sha256: sha256(stored) });
    storing = store.write(`${folder}/${part}`, stored);
    // Noticed where it is waited for: before the next part or at the end.
    storing.catch(() => undefined);
  };

  let piece = await sql.next();
  for (; !piece.done; piece = await sql.next()) {
    bytes += piece.value.length;
    hash.update(piece.value);
    await member.write(piece.value);
    if (member.size >= BACKUP_PART_BYTES || member.sqlBytes >= BACKUP_PART_SQL_BYTES) await finishPart();
  }
  await finishPart();
  await storing;

  const manifest: Manifest = {
    format: FORMAT,
    id: name.runId,
    type: name.type,
    createdAt: name.createdAt.toISOString(),
    keyId: key ? keyId(key) : null,
    sql: { bytes, sha256: hash.digest('hex') },
    parts,
    ...piece.value,
  };
  const text = JSON.stringify(manifest, null, 2);
  await store.write(`${folder}/${MANIFEST_FILE}`, Buffer.from(`${text}\n${sealOf(text, key)}\n`));
  return manifest;
}

/** One gzip stream: `cat part-* | gunzip` reads several of them as one file (RFC 1952 §2.2). */
class GzipMember {
  readonly #gzip: Gzip = createGzip({ level: BACKUP_GZIP_LEVEL });
  readonly #output: GrowingBuffer;
  sqlBytes = 0;

  /** Writes to `output`, from its beginning. */
  constructor(output: GrowingBuffer) {
    output.clear();
    this.#output = output;
    this.#gzip.on('data', (chunk: Buffer) => output.append(chunk));
  }

  get size(): number {
    return this.#output.bytes().length;
  }

  /** Compresses on another thread; when it resolves, the memory behind `bytes` is free. */
  async write(bytes: Uint8Array): Promise<void> {
    this.sqlBytes += bytes.length;
    await new Promise<void>((resolve, reject) =>
      this.#gzip.write(bytes, (error) => (error ? reject(error) : resolve())),
    );
  }

  async end(): Promise<Buffer> {
    this.#gzip.end();
    await once(this.#gzip, 'end');
    return this.#output.bytes();
  }
}
