import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readArchive } from '#domain/backups/archive/read-archive.server.ts';
import { commandTexts as texts } from '#domain/backups/command-texts.ts';
import { type BackupStorage, takeBackup } from './backup-source.ts';

/**
 * Writes a backup into one file for `gunzip` and `psql`, and returns the sentence for the terminal. Removes half a
 * file.
 * @throws ArchiveError, and the file system's errors.
 */
export async function backupFetch(storage: BackupStorage, wanted: string, file: string): Promise<string> {
  const { source, manifest } = await takeBackup(storage, wanted);
  try {
    // Readable by its owner alone, because it holds everything.
    const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(readArchive(source, manifest)), createGzip(), output);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(file, { force: true });
    throw error;
  }
  return texts.fetched(file);
}
