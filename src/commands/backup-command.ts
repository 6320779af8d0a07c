import { readFile } from 'node:fs/promises';
import { openArchive } from '#domain/backups/archive/archive.server.ts';
import { openCopy } from '#domain/backups/archive/copy-file.server.ts';
import { ArchiveError } from '#domain/backups/archive/failures.ts';
import type { Archive, Storage } from '#domain/backups/archive/head.server.ts';
import type { BackupKey } from '#domain/backups/archive/seal.server.ts';
import { findArchive, listArchives } from '#domain/backups/archive/stored-archives.server.ts';
import { commandTexts as texts } from '#domain/backups/command-texts.ts';
import { countTables, emptyDatabase, restoreAndCompare } from '#domain/backups/sql/restore.server.ts';
import { ERASURES } from '#domain/erasure/erasure-notes.server.ts';
import { replayErasures } from '#domain/erasure/person.server.ts';
import { findAdministrators } from '#domain/people/administrators.server.ts';
import { PHOTO_FILES, removePhotosWithout } from '#domain/requests/photos/photos.server.ts';
import { findLastLive } from '#domain/site/revisions.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import { type DatabaseAddress, openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import type { SqlSession } from '#server/db/sql-session.ts';
import { changeByCommand } from './change-by-command.ts';

interface Restored {
  files?: number;
  erased: number;
  usernames: string[];
  revision?: number | undefined;
}

interface CommandSurroundings {
  storage: Storage;
  openTarget: (to: string) => Promise<SqlSession>;
  openTrial: () => Promise<SqlSession>;
  /** Brings back the files, and repeats the erasures since the backup. */
  replayErasures: (to: string, storage: Storage) => Promise<Restored>;
}

/** Returns what to print. @throws ArchiveError; Error with a sentence for what is missing. */
export async function backupCommand(args: readonly string[], surroundings: CommandSurroundings): Promise<string> {
  const [command = '', wanted = '', to = ''] = args;
  if (args.length !== NEEDED[command] || args.some((arg) => arg.startsWith('-'))) throw new Error(texts.usage);
  const { storage } = surroundings;
  if (command === 'list') return backupList(storage.store);
  // A copy, from a mail or a download, is a store with one backup.
  const copy = wanted.endsWith('.backup') ? openCopy(await readFile(wanted)) : undefined;
  const from = copy ? { ...storage, store: copy } : storage;
  const archive = await openWanted(from, copy ? 'latest' : wanted);
  if (command === 'verify') return verify(archive, await surroundings.openTrial());
  const target = await surroundings.openTarget(to);
  try {
    const restored = await restore(archive, target, command === 'replace');
    const { files = 0, erased, usernames, revision } = await surroundings.replayErasures(to, from);
    const alsoRestored = `${texts.filesBack(files)}${texts.erasedAgain(erased)}${copy ? texts.fromCopy : ''}`;
    return `${restored}${alsoRestored}${texts.site(revision)}${texts.access(usernames)}`;
  } finally {
    await target.close();
  }
}

/** The number of words that each command takes, its own included. */
const NEEDED: Record<string, number> = { list: 1, verify: 2, restore: 3, replace: 3 };

export const backupSentence = (error: unknown): string | undefined =>
  error instanceof ArchiveError ? `${texts.problems[error.problem]}\n(${error.message})` : undefined;

export async function openWanted(storage: Storage, wanted: string): Promise<Archive> {
  const { folder } = await findArchive(storage.store, wanted);
  return openArchive({ ...storage, folder });
}

/** Newest first. Works without the database, which may be lost. */
async function backupList(store: BlobStore): Promise<string> {
  const archives = await listArchives(store);
  if (archives.length === 0) return texts.noBackups;
  const lines = archives.map(
    ({ runId, createdAt, type }) => `${runId}  ${createdAt.toISOString().slice(0, 19).replace('T', ' ')}  ${type}`,
  );
  return [texts.listHead, ...lines].join('\n');
}

async function restoreAll(target: SqlSession, archive: Archive): Promise<void> {
  const different = await restoreAndCompare(target, archive);
  if (different.length > 0) throw new Error(texts.differs(different.join(', ')));
}

const rowsOf = ({ head }: Archive) => head.tables.reduce((sum, { rows }) => sum + rows, 0);

/** In one transaction. @throws ArchiveError; Error with a German sentence unless the database is empty or `mayReplace`. */
export async function restore(archive: Archive, target: SqlSession, mayReplace: boolean): Promise<string> {
  const tables = await countTables(target);
  if (tables > 0 && !mayReplace) throw new Error(texts.notEmpty(tables));
  // The transaction of the backup's SQL then joins this one.
  if (tables > 0) await emptyDatabase(target);
  await restoreAll(target, archive);
  return texts.restored(archive.head.id, rowsOf(archive), archive.head.tables.length);
}

async function verify(archive: Archive, trial: SqlSession): Promise<string> {
  await restoreAll(trial, archive).finally(trial.close);
  return texts.verified(archive.head.id, rowsOf(archive));
}

/** Migrates what was restored, and erases again who was erased since. */
export async function eraseAgain(
  database: DatabaseAddress,
  openStore: (purpose: string) => Promise<BlobStore>,
  key: BackupKey,
): Promise<Restored> {
  await using db = openDatabase({ ...database, maxConnections: 1 });
  // A backup of an earlier release has older tables.
  await migrateToLatest(db);
  const notes = await openStore(ERASURES);
  const photos = await (await openStore(PHOTO_FILES)).list('');
  const erased = await changeByCommand(db, async (transaction, note) => {
    await note({ kind: 'restore' });
    await removePhotosWithout(transaction, photos);
    return replayErasures(transaction, notes, key);
  });
  const active = (await findAdministrators(db)).filter(({ isActive }) => isActive);
  const revision = await findLastLive(db);
  return { erased, usernames: active.map(({ username }) => username), revision };
}
