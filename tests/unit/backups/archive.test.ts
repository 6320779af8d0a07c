import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { backupCommand, backupSentence } from '#commands/backup-command.ts';
import { openArchive, writeArchive } from '#domain/backups/archive/archive.server.ts';
import { openCopy, placesOf, readCopy } from '#domain/backups/archive/copy-file.server.ts';
import { keyIdOf, sha256 } from '#domain/backups/archive/seal.server.ts';
import { findArchive, folderOf } from '#domain/backups/archive/stored-archives.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import format3 from '../../support/backups/format-3.json' with { type: 'json' };

const [key, other] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
const runId = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const name = { type: 'manual', createdAt: new Date('2026-11-22T01:00:00Z'), runId } as const;
const folder = folderOf(name);
const SQL = `-- head\n${'SELECT 1;\n----\n'.repeat(100)}`;

function storeWith(files: Map<string, Buffer>): BlobStore {
  return {
    name: 'backups',
    list: async (prefix) => [...files.keys()].filter((place) => place.startsWith(prefix)),
    read: async (place) => files.get(place),
    write: async (place, bytes) => void files.set(place, Buffer.from(bytes)),
    remove: async (place) => void files.delete(place),
  };
}

async function aBackup(withKey?: Buffer) {
  const files = new Map<string, Buffer>();
  const store = storeWith(files);
  const contents = { tables: [{ name: 't', rows: 3, checksum: '9' }], migrationLevel: '1' };
  await writeArchive({ store, key: withKey }, name, streamed(SQL), async () => contents);
  return { store, files, source: { store, folder, key: withKey }, bytes: files.get(`${folder}/backup`) ?? Buffer.of() };
}
async function* streamed(sql: string) {
  yield Buffer.from(sql);
}
/** Changes the lines of a backup as an intruder would, who can compute a checksum, too. */
async function rewrite(
  { store, bytes }: Awaited<ReturnType<typeof aBackup>>,
  [was, is]: [was: string, is: string],
  body?: Buffer,
) {
  const [, head = ''] = bytes.toString('latin1').split('\n');
  const rest = Buffer.concat([Buffer.from(`${head.replace(was, is)}\n`), body ?? bytes.subarray(66 + head.length)]);
  await store.write(`${folder}/backup`, Buffer.concat([Buffer.from(`${sha256(rest)}\n`), rest]));
}

test('an encrypted backup opens with its own key alone', async () => {
  const { source } = await aBackup(key);
  expect(await text((await openArchive(source)).sql)).toBe(SQL);
  await expect(openArchive({ ...source, key: other })).rejects.toMatchObject({ problem: 'wrong-key' });
  await expect(openArchive({ ...source, key: undefined })).rejects.toMatchObject({ problem: 'key-missing' });
});

test.each([key, undefined])(
  'a changed byte of a backup is noticed before its SQL is read, with key %s',
  async (withKey) => {
    const { source, bytes } = await aBackup(withKey);
    for (const at of [0, 70, 200, bytes.length - 1]) {
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await expect(openArchive(source), `byte ${at}`).rejects.toMatchObject({ problem: 'damaged' });
      bytes[at] = (bytes[at] ?? 0) ^ 1;
    }
    await expect(openArchive(source)).resolves.toMatchObject({ bytes: bytes.length });
  },
);

test('[11.3.3] a backup planted without the key is neither read nor copied, and the sentence says why', async () => {
  const { store, source } = await aBackup();
  const never = () => Promise.reject(new Error('nothing may be run'));
  const surroundings = { storage: { store, key }, openTarget: never, openTrial: never, replayErasures: never };
  for (const args of [
    ['verify', 'latest'],
    ['replace', 'latest', 'x'],
  ])
    expect(await backupCommand(args, surroundings).catch(backupSentence)).toContain('nicht versiegelt');
  await expect(placesOf(source)).rejects.toMatchObject({ problem: 'unsealed' });
});

test('a backup planted without the key is refused with another head, or under another name', async () => {
  const backup = await aBackup(key);
  const { store, source, bytes } = backup;
  await rewrite(backup, ['"rows":3', '"rows":4']);
  await expect(openArchive(source)).rejects.toMatchObject({ problem: 'damaged' });
  const moved = folder.replace(runId, '00000000-0000-4000-8000-000000000000');
  await store.write(`${moved}/backup`, bytes);
  await expect(openArchive({ ...source, folder: moved })).rejects.toMatchObject({ problem: 'damaged' });
});

test('[5.2.3] a backup planted without the key is refused if it unpacks to more than its manifest says', async () => {
  const backup = await aBackup();
  await rewrite(backup, ['', ''], gzipSync(Buffer.alloc(5_000_000)));
  await expect(text((await openArchive(backup.source)).sql)).rejects.toMatchObject({ problem: 'damaged' });
});

test('a backup of an unknown format is refused with a sentence', async () => {
  const backup = await aBackup();
  await rewrite(backup, ['"format":4', '"format":5']);
  expect(await openArchive(backup.source).catch(backupSentence)).toContain(
    'hat ein Format, das diese Version nicht kennt',
  );
});

const old = () => new Map(Object.entries(format3).map(([place, bytes]) => [place, Buffer.from(bytes, 'base64')]));

test('a backup of format 3 is read with its key, also from a mailed copy, and refused with a changed byte', async () => {
  const files = old();
  const mailed = openCopy(Buffer.concat([...files].flatMap(([place, bytes]) => (/proof/.test(place) ? [] : [bytes]))));
  for (const store of [storeWith(files), mailed]) {
    const source = { store, folder: (await findArchive(store, 'latest')).folder, key };
    const { head, sql } = await openArchive(source);
    expect(head.tables.length).toBeGreaterThan(20);
    expect(await text(sql)).toMatch(/\nCOMMIT;\n----\n$/);
    await expect(openArchive({ ...source, key: other })).rejects.toMatchObject({ problem: 'wrong-key' });
  }
  for (const [place, bytes] of files) {
    if (/proof/.test(place)) continue;
    const changed = Buffer.from(bytes);
    changed[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    const store = storeWith(new Map([...files, [place, changed]]));
    const { folder } = await findArchive(store, 'latest');
    const reading = openArchive({ store, folder, key }).then(({ sql }) => text(sql));
    await expect(reading, place).rejects.toMatchObject({ problem: 'damaged' });
  }
});

test('a backup of format 2 is refused with a sentence', async () => {
  const files = old();
  const [place = ''] = [...files.keys()].filter((one) => one.endsWith('manifest.json'));
  files.set(place, Buffer.from(String(files.get(place)).replace('"format": 3', '"format": 2')));
  const store = storeWith(files);
  const { folder } = await findArchive(store, 'latest');
  expect(await openArchive({ store, folder, key }).catch(backupSentence)).toContain(
    'Bitte stellen Sie es mit der Version wieder her, die es angelegt hat',
  );
});

test('a copy holds the backup and its files, and is refused if it is cut, doubled or something else', async () => {
  const { source, store, bytes } = await aBackup(key);
  await store.write('files/request-photos/2026/a.0000000000000000.enc', Buffer.from('of another key'));
  expect(await placesOf(source)).toEqual([`${folder}/backup`]);
  const photo = `files/request-photos/2026/a.${keyIdOf(key)}.enc`;
  await store.write(photo, Buffer.from('a photo'));
  const { copy, tooLargeBytes } = await readCopy(source, 10_000);
  expect(tooLargeBytes).toBeNull();
  expect(String(await openCopy(copy).read(photo))).toBe('a photo');
  expect(await readCopy(source, copy.length)).toMatchObject({ tooLargeBytes: null });
  const small = await readCopy(source, copy.length - 1);
  expect(small.tooLargeBytes).toBe(copy.length);
  expect(await openCopy(small.copy).list('')).toEqual([`${folder}/backup`]);
  expect(await openCopy(copy).read(`${folder}/backup`)).toEqual(bytes);
  expect(() => openCopy(copy.subarray(0, -1))).toThrow(`breaks off within ${photo}`);
  expect(() => openCopy(Buffer.concat([copy, copy]))).toThrow('no other place');
  expect(() => openCopy(Buffer.from('Das ist kein Backup.'))).toThrow('no other place');
});
