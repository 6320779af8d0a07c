import type { BlobStore } from '#server/blobs.ts';
import { FILES_FOLDER } from '../files.server.ts';
import { ArchiveError } from './failures.ts';
import { manifest } from './manifest.ts';
import { readManifest, type Source } from './read-archive.server.ts';
import { folderOf, MANIFEST_FILE } from './stored-archives.server.ts';

const isNamedByRows = (place: string) => place.startsWith(FILES_FOLDER);

/** Manifest, parts, then the files that rows name. @throws ArchiveError for an unreadable or unencrypted backup. */
export async function placesOf(source: Source): Promise<string[]> {
  const { store, folder } = source;
  const { keyId, parts } = await readManifest(source);
  if (keyId === null) throw new ArchiveError('unsealed', `${folder} is not encrypted`);
  const files = (await store.list(FILES_FOLDER)).filter((place) => place.endsWith(`.${keyId}.enc`));
  return [...[MANIFEST_FILE, ...parts.map(({ name }) => name)].map((name) => `${folder}/${name}`), ...files.sort()];
}

/** A file that rows name stands behind a line with length and place; empty if removed. @throws ArchiveError */
export async function readForCopy(store: BlobStore, place: string): Promise<Buffer> {
  const bytes = await store.read(place);
  if (isNamedByRows(place))
    return bytes ? Buffer.concat([Buffer.from(`${bytes.length} ${place}\n`), bytes]) : Buffer.alloc(0);
  if (!bytes) throw new ArchiveError('missing', `${place} is missing`);
  return bytes;
}

/** Without the files that rows name, if they would exceed `mostBytes` (`tooLargeBytes`). @throws ArchiveError */
export async function readCopy(source: Source, mostBytes: number) {
  const { rows = [], files = [] } = Object.groupBy(await placesOf(source), (place) =>
    isNamedByRows(place) ? 'files' : 'rows',
  );
  const copy = Buffer.concat(await Promise.all(rows.map((place) => readForCopy(source.store, place))));
  const pieces: Buffer[] = [copy];
  let bytes = copy.length;
  for (const place of files) {
    const piece = await readForCopy(source.store, place);
    bytes += piece.length;
    if (bytes > mostBytes) return { copy, tooLargeBytes: bytes };
    pieces.push(piece);
  }
  return { copy: Buffer.concat(pieces), tooLargeBytes: null };
}

/** Ends with the seal's line. */
const MANIFEST = /^\{\n[\s\S]*?\n\}\n[0-9a-f]{64}\n/;

/** Opens a copy as a store with one backup. What it says is checked as in any other store. @throws ArchiveError */
export function openCopy(copy: Buffer): BlobStore {
  // One byte a character, so that lengths agree.
  const text = copy.toString('latin1');
  const [head = ''] = MANIFEST.exec(text) ?? [];
  const written = manifest.safeParse(jsonIn(head));
  if (!written.success) throw new ArchiveError('damaged', 'The file does not begin with the manifest of a backup');
  const { id, type, createdAt, parts } = written.data;
  const folder = folderOf({ type, createdAt: new Date(createdAt), runId: id });
  const files = new Map<string, Buffer>();
  let at = 0;
  const take = (place: string, bytes: number) => {
    if (at + bytes > copy.length) throw new ArchiveError('damaged', `The file breaks off within ${place}`);
    files.set(place, copy.subarray(at, at + bytes));
    at += bytes;
  };
  take(`${folder}/${MANIFEST_FILE}`, head.length);
  for (const { name, bytes } of parts) take(`${folder}/${name}`, bytes);
  while (at < copy.length) {
    const line = text.slice(at, text.indexOf('\n', at) + 1);
    const [, bytes, place] = /^(\d+) (files\/\S+)\n$/.exec(line) ?? [];
    if (!place) throw new ArchiveError('damaged', `The file goes on after its end, at byte ${at}`);
    at += line.length;
    take(place, Number(bytes));
  }
  const refused = () => Promise.reject(new Error('A copy is not changed'));
  return {
    name: 'copy',
    list: async (prefix) => [...files.keys()].filter((place) => place.startsWith(prefix)),
    read: async (place) => files.get(place),
    write: refused,
    remove: refused,
  };
}

function jsonIn(head: string): unknown {
  try {
    return JSON.parse(head.slice(0, head.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
