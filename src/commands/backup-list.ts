import { humanSize } from '#admin/backups/human-size.ts';
import { ArchiveError } from '#domain/backups/archive/failures.ts';
import { bytesOf, rowsOf } from '#domain/backups/archive/manifest.ts';
import { readManifest } from '#domain/backups/archive/read-archive.server.ts';
import { listArchives, type StoredArchive } from '#domain/backups/archive/stored-archives.server.ts';
import { commandTexts as texts } from '#domain/backups/command-texts.ts';
import type { BackupStorage } from './backup-restore.ts';

/** Newest first. Works without the database, which may be lost. */
export async function backupList(storage: BackupStorage): Promise<string> {
  const archives = (await listArchives(storage.store)).filter(({ isComplete }) => isComplete);
  if (archives.length === 0) return texts.noBackups;
  const lines = await Promise.all(archives.map((archive) => lineOf(storage, archive)));
  return columns([texts.listHead, ...lines]);
}

async function lineOf(storage: BackupStorage, archive: StoredArchive): Promise<string[]> {
  const { folder, runId, createdAt, type, isProven } = archive;
  const start = [runId, createdAt.toISOString().slice(0, 19).replace('T', ' '), type];
  try {
    const manifest = await readManifest({ ...storage, folder });
    return [
      ...start,
      humanSize(bytesOf(manifest)),
      rowsOf(manifest).toLocaleString('de-DE'),
      isProven ? texts.proven : texts.notProven,
    ];
  } catch (error) {
    const isUnsealed = error instanceof ArchiveError && error.problem === 'unsealed';
    return [...start, '', '', isUnsealed ? texts.unsealed : texts.unreadable];
  }
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
