import type { BlobStore } from '#server/blobs.ts';
import type { Storage } from './archive/head.server.ts';
import { type BackupKey, decrypt, encrypt, keyIdOf } from './archive/seal.server.ts';

/** A backup keeps one copy of each file, which all backups share. */
const FILE_STORES = ['request-photos', 'site-pictures'] as const;
export type FileStore = (typeof FILE_STORES)[number];

type Open = (name: FileStore) => BlobStore | Promise<BlobStore>;

export const FILES_FOLDER = 'files/';

/** 'files/request-photos/2026-11-25/<id>', with the key's id behind it if the copy is encrypted. */
const copyOf = (name: FileStore, file: string) => `${FILES_FOLDER}${name}/${file}`;

const endOf = (key: BackupKey) => (key ? `.${keyIdOf(key)}.enc` : '');
const fileOf = (name: FileStore, place: string) =>
  place.slice(copyOf(name, '').length).replace(/\.[0-9a-f]{16}\.enc$/, '');

export async function copyFiles({ store: backups, key }: Storage, open: Open): Promise<void> {
  const end = endOf(key);
  for (const name of FILE_STORES) {
    const store = await open(name);
    const copied = new Set(await backups.list(copyOf(name, '')));
    for (const file of await store.list('')) {
      const place = copyOf(name, file) + end;
      const bytes = copied.has(place) ? undefined : await store.read(file);
      if (bytes) await backups.write(place, key ? encrypt(bytes, key, place) : bytes);
    }
  }
}

export async function restoreFiles({ store, key }: Storage, open: Open): Promise<number> {
  const end = endOf(key);
  let count = 0;
  for (const name of FILE_STORES) {
    const target = await open(name);
    const there = new Set(await target.list(''));
    for (const place of await store.list(copyOf(name, ''))) {
      const file = fileOf(name, place);
      // With a key, a copy must not choose to be unencrypted, because an intruder in the store could plant one.
      if (there.has(file) || place !== copyOf(name, file) + end) continue;
      const bytes = await store.read(place);
      if (!bytes) continue;
      await target.write(file, key ? decrypt(bytes, key, place) : bytes);
      count += 1;
    }
  }
  return count;
}

export const copiedFiles = async (backups: BlobStore, name: FileStore): Promise<string[]> =>
  (await backups.list(copyOf(name, ''))).map((place) => fileOf(name, place));

/** Removes a file and its copies, so that no backup brings it back. */
export async function removeFile(store: BlobStore, backups: BlobStore, name: FileStore, file: string): Promise<void> {
  for (const place of await backups.list(copyOf(name, file))) await backups.remove(place);
  await store.remove(file);
}
