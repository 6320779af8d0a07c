import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { ArchiveError } from './failures.ts';
import { openFormat3 } from './format-3.server.ts';
import { type Archive, type Contents, count, headFields, parseHead, type Source, type Storage } from './head.server.ts';
import { checkKey, decrypt, encrypt, keyIdOf, sha256 } from './seal.server.ts';
import { type ArchiveName, BACKUP_FILE, folderOf } from './stored-archives.server.ts';

const FORMAT = 4;
const SUM_CHARS = 64;

/** `sqlBytes` is the size of the SQL before compression. */
const head = z.object({ format: z.literal(FORMAT), ...headFields, sqlBytes: count });

/**
 * Stores a backup as one file: a checksum of all that follows, a line of JSON, and the gzipped SQL, which is encrypted
 * if there is a key. Calls `contentsOf` after all SQL is read.
 */
export async function writeArchive(
  { store, key }: Storage,
  name: ArchiveName,
  sql: AsyncIterable<Uint8Array>,
  contentsOf: () => Promise<Contents>,
): Promise<void> {
  const gzip = createGzip();
  const gzipped = await pipeline(sql, gzip, buffer);
  const { runId: id, type, createdAt } = name;
  const keyId = key ? keyIdOf(key) : null;
  const contents = await contentsOf();
  const line = JSON.stringify({ format: FORMAT, id, type, createdAt, keyId, ...contents, sqlBytes: gzip.bytesWritten });
  const rest = Buffer.concat([Buffer.from(`${line}\n`), key ? encrypt(gzipped, key, line) : gzipped]);
  await store.write(`${folderOf(name)}/${BACKUP_FILE}`, Buffer.concat([Buffer.from(`${sha256(rest)}\n`), rest]));
}

/** Opens a backup of this format or of format 3. @throws ArchiveError if missing, damaged or not of our key. */
export async function openArchive(source: Source): Promise<Archive> {
  const { store, folder, key } = source;
  const stored = await store.read(`${folder}/${BACKUP_FILE}`);
  if (!stored) return openFormat3(source);
  const rest = stored.subarray(SUM_CHARS + 1);
  const end = rest.indexOf('\n');
  const line = rest.toString('utf8', 0, end);
  const written = parseHead(head, FORMAT, line, folder);
  const damaged = (why: string) => new ArchiveError('damaged', `${folder}: ${why}`);
  if (sha256(rest) !== stored.toString('latin1', 0, SUM_CHARS)) throw damaged('the checksum is wrong');
  checkKey(key, written.keyId);
  const body = rest.subarray(end + 1);
  try {
    const gzipped = key ? decrypt(body, key, line) : body;
    return { head: written, bytes: stored.length, sql: unpacked(gzipped, written.sqlBytes, damaged) };
  } catch (error) {
    throw damaged((error as Error).message);
  }
}

/** Bounded, because a few kilobytes could unpack to more than a disk. */
async function* unpacked(gzipped: Buffer, sqlBytes: number, damaged: (why: string) => Error) {
  const gunzip = createGunzip();
  gunzip.end(gzipped);
  let bytes = 0;
  for await (const piece of gunzip as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > sqlBytes) break;
    yield piece;
  }
  if (bytes !== sqlBytes) throw damaged(`the SQL is not of ${sqlBytes} bytes`);
}
