import type { BlobStore } from '#server/blobs.ts';
import { FILES_FOLDER } from '../files.server.ts';
import { openArchive } from './archive.server.ts';
import { ArchiveError } from './failures.ts';
import { lengthsInCopy } from './format-3.server.ts';
import type { Source } from './head.server.ts';

const isNamedByRows = (place: string) => place.startsWith(FILES_FOLDER);

/** The backup, then the files that rows name. @throws ArchiveError for an unreadable or unencrypted backup. */
export async function placesOf(source: Source): Promise<string[]> {
  const { store, folder } = source;
  const { keyId } = (await openArchive(source)).head;
  if (keyId === null) throw new ArchiveError('unsealed', `${folder} is not encrypted`);
  const rows = await store.list(`${folder}/`);
  const files = (await store.list(FILES_FOLDER)).filter((place) => place.endsWith(`.${keyId}.enc`));
  return [...rows.sort(), ...files.sort()];
}

/** Returns a file behind a line with its length and place; nothing for a file that was removed meanwhile. */
export async function readForCopy(store: BlobStore, place: string): Promise<Buffer> {
  const bytes = await store.read(place);
  if (!bytes && !isNamedByRows(place)) throw new ArchiveError('missing', `${place} is missing`);
  return bytes ? Buffer.concat([Buffer.from(`${bytes.length} ${place}\n`), bytes]) : Buffer.alloc(0);
}

/** Without the files that rows name, if they would exceed `mostBytes` (`tooLargeBytes`). @throws ArchiveError */
export async function readCopy(source: Source, mostBytes: number) {
  const pieces: Buffer[] = [];
  let [bytes, rows] = [0, 0];
  for (const place of await placesOf(source)) {
    const piece = await readForCopy(source.store, place);
    bytes += piece.length;
    if (isNamedByRows(place) && bytes > mostBytes)
      return { copy: Buffer.concat(pieces.slice(0, rows)), tooLargeBytes: bytes };
    pieces.push(piece);
    if (!isNamedByRows(place)) rows += 1;
  }
  return { copy: Buffer.concat(pieces), tooLargeBytes: null };
}

/** Opens a copy as a store with one backup, which is checked as in any other store. @throws ArchiveError */
export function openCopy(copy: Buffer): BlobStore {
  // One byte a character, so that lengths agree.
  const text = copy.toString('latin1');
  const files = new Map<string, Buffer>();
  let at = 0;
  const take = (place: string, bytes: number) => {
    if (at + bytes > copy.length) throw new ArchiveError('damaged', `The file breaks off within ${place}`);
    files.set(place, copy.subarray(at, at + bytes));
    at += bytes;
  };
  for (const [place, bytes] of lengthsInCopy(text)) take(place, bytes);
  while (at < copy.length) {
    const line = text.slice(at, text.indexOf('\n', at) + 1);
    const [, bytes, place = ''] = /^(\d+) (\S+)\n$/.exec(line) ?? [];
    if (!place || files.has(place)) throw new ArchiveError('damaged', `The file has no other place at byte ${at}`);
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
