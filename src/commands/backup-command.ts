import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openCopy } from '#domain/backups/archive/copy-file.server.ts';
import { ArchiveError } from '#domain/backups/archive/failures.ts';
import { commandTexts as texts } from '#domain/backups/command-texts.ts';
import type { SqlSession } from '#server/db/sql-session.ts';
import { backupList } from './backup-list.ts';
import { type BackupStorage, backupFetch, backupRestore, backupVerify } from './backup-restore.ts';

export interface Restored {
  files?: number;
  erased: number;
  usernames: string[];
  revision?: number | undefined;
}

interface CommandSurroundings {
  storage: BackupStorage;
  /** Opens the database to restore into: an address, or a folder. */
  openTarget: (to: string) => Promise<SqlSession>;
  /** Opens an empty database that goes away with the command. */
  openTrial: () => Promise<SqlSession>;
  /** Brings back the files, and repeats the erasures since the backup. */
  replayErasures: (to: string, storage: BackupStorage) => Promise<Restored>;
}

/**
 * `list`, `verify <id>`, `restore <id> --to <database>`, `fetch <id> --to <file>`; in place of the id also a copy's file.
 * Returns what to print.
 * @throws ArchiveError; Error with a sentence for what is missing.
 */
export async function backupCommand(
  [command = '', ...rest]: readonly string[],
  { storage: siteStorage, openTarget, openTrial, replayErasures }: CommandSurroundings,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: rest,
    options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  // Without `--` before `--to X`, npm keeps the option's name and passes X alone.
  const [given, to = values.to] = positionals;
  if (command === 'list') return backupList(siteStorage);
  // A copy, from a mail or a download, is a store with one backup.
  const copy = given?.endsWith('.backup') ? openCopy(await readFile(given)) : undefined;
  const storage = copy ? { ...siteStorage, store: copy } : siteStorage;
  const wanted = copy ? 'latest' : given;
  if (command === 'verify') {
    if (!wanted) throw new Error(texts.usage.verify);
    return backupVerify(storage, wanted, openTrial);
  }
  if (command === 'fetch') {
    if (!wanted || !to) throw new Error(texts.usage.fetch);
    return backupFetch(storage, wanted, to);
  }
  if (!wanted || !to) throw new Error(texts.usage.restore);
  const target = await openTarget(to);
  try {
    const restored = await backupRestore(storage, target, wanted, values.replace);
    const { files = 0, erased, usernames, revision } = await replayErasures(to, storage);
    const restoredToo = `${texts.filesBack(files)}${texts.erasedAgain(erased)}${copy ? texts.fromCopy : ''}`;
    return `${restored}${restoredToo}${texts.site(revision)}${texts.access(usernames)}`;
  } finally {
    await target.close();
  }
}

/** Undefined for any but ArchiveError. */
export const backupSentence = (error: unknown): string | undefined =>
  error instanceof ArchiveError ? `${texts.problems[error.problem]}\n(${error.message})` : undefined;
