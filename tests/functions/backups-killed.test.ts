import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { listArchives } from '#domain/backups/archive/stored-archives.server.ts';
import { runBackup } from '#domain/backups/run/run-backup.server.ts';
import { closeStaleRuns } from '#domain/backups/run/run-store.server.ts';
import { aRun, backupDeps, rowOf } from '../support/backups/backup-deps.ts';
import { backupSite } from '../support/backups/backup-site.ts';
import { testDatabase } from '../support/database.ts';

// Each of these starts a process of its own.
vi.setConfig({ testTimeout: 90_000 });

const { db } = testDatabase();
const site = backupSite();
const script = fileURLToPath(new URL('../support/backups/killed-run.ts', import.meta.url));

/** Runs a backup in a process that is killed at a point; the signal it ended with. */
async function killedAt(point: number, runId: string): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [script, runId, String(point)], { stdio: 'ignore' });
  const [, signal] = await once(child, 'exit');
  return signal;
}

/** The databases of trials, also of those that were never ended. */
const trials = async () =>
  (await sql<{ name: string }>`select datname as name from pg_database where datname like 'backup%'`.execute(db)).rows;

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('a run whose process is killed', () => {
  it.each(Array.from({ length: 14 }, (_, n) => n + 1))(
    'at point %i is never a success, and is made anew',
    async (point) => {
      const id = await aRun(db);
      expect(await killedAt(point, id)).toBe('SIGKILL');
      expect(await rowOf(db, id)).toMatchObject({ status: 'pending', filePath: null });

      // The platform calls again: the run is taken over, and one backup is there in the end.
      await runBackup(backupDeps(db, site.store, { clock: () => later(3) }), id);
      const row = await rowOf(db, id);
      expect(row).toMatchObject({ status: 'success', proof: 'proven', errorMessage: null });
      const archives = await listArchives(site.store);
      expect(archives.filter(({ isComplete }) => isComplete).map(({ folder }) => `backups-dev/${folder}`)).toContain(
        row.filePath,
      );
      expect(archives.filter(({ isComplete }) => !isComplete)).toEqual([]);
      expect(await trials()).toEqual([]);
    },
  );

  it('and that nobody calls again is closed with a sentence', async () => {
    const id = await aRun(db);
    await killedAt(5, id);
    expect(await closeStaleRuns(db, later(4))).toBe(0);
    expect(await closeStaleRuns(db, later(6))).toBe(1);
    expect(await rowOf(db, id)).toMatchObject({
      status: 'failed',
      errorMessage:
        'Die Sicherung wurde unterbrochen und nicht beendet. Ihre Daten sind davon nicht betroffen. Bitte starten Sie sie noch einmal.',
    });
    // A call that comes after all changes nothing any more.
    await runBackup(backupDeps(db, site.store, { clock: () => later(7) }), id);
    expect(await rowOf(db, id)).toMatchObject({ status: 'failed' });
  });
});
