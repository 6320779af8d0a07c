import { createHash, createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { keyFor } from '#server/signing.ts';
import { ArchiveError } from './failures.ts';
import { type Archive, count, folderNamedBy, headFields, jsonIn, parseHead, type Source } from './head.server.ts';
import { checkKey, decrypt, sha256 } from './seal.server.ts';

/** The format of releases before 1.0.0: a sealed manifest, and the SQL in parts that are gzipped and encrypted each. */
const manifest = z.object({
  format: z.literal(3),
  ...headFields,
  sql: z.object({ bytes: count, sha256: z.string() }),
  parts: z.array(z.object({ name: z.string(), bytes: count, sha256: z.string() })),
});
type Manifest = z.infer<typeof manifest>;

const MANIFEST_FILE = 'manifest.json';
const SEALED = /^(\{\n[\s\S]*?\n\})\n([0-9a-f]{64})\n/;

export async function openFormat3(source: Source): Promise<Archive> {
  const { store, folder, key } = source;
  const bytes = await store.read(`${folder}/${MANIFEST_FILE}`);
  if (!bytes) throw new ArchiveError('missing', `${folder} has no backup`);
  const [, text = '', seal] = SEALED.exec(bytes.toString('utf8')) ?? [];
  const head = parseHead(manifest, 3, text, folder);
  checkKey(key, head.keyId);
  const hash = key ? createHmac('sha256', keyFor('backup manifest', key)) : createHash('sha256');
  if (seal !== hash.update(text).digest('hex'))
    throw new ArchiveError('damaged', `${folder}: the manifest was changed`);
  return { head, bytes: head.parts.reduce((total, part) => total + part.bytes, 0), sql: partsOf(source, head) };
}

/** Checks each part before its use, and the whole at the end. @throws ArchiveError */
async function* partsOf({ store, folder, key }: Source, { parts, sql }: Manifest): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (const part of parts) {
    const place = `${folder}/${part.name}`;
    const stored = await store.read(place);
    if (!stored) throw new ArchiveError('missing', `${place} is missing`);
    if (sha256(stored) !== part.sha256) throw new ArchiveError('damaged', `${place} was changed`);
    const piece = await promisify(gunzip)(key ? decrypt(stored, key, place) : stored, {
      maxOutputLength: Math.max(1, sql.bytes),
    });
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sql.sha256) throw new ArchiveError('damaged', `${folder}: not the SQL as written`);
}

/** The lengths by place at the start of a copy that an earlier release mailed; none in a copy of this release. */
export function lengthsInCopy(copy: string): [place: string, bytes: number][] {
  const [sealed = '', text = ''] = SEALED.exec(copy) ?? [];
  const { data } = manifest.safeParse(jsonIn(text));
  if (!data) return [];
  const folder = folderNamedBy(data);
  return [[MANIFEST_FILE, sealed.length] as const, ...data.parts.map(({ name, bytes }) => [name, bytes] as const)].map(
    ([name, bytes]) => [`${folder}/${name}`, bytes],
  );
}
