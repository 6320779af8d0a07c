import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listArchives } from '#features/backups/archive/stored-archives.server.ts';
import { runBackup } from '#features/backups/run/run-backup.server.ts';
import { closeStaleRuns } from '#features/backups/run/run-store.server.ts';
import { openEmbeddedSession } from '#server/db/embedded-session.ts';
import { aRun, backupDeps, rowOf } from '../support/backups/backup-deps.ts';
import { backupSite } from '../support/backups/backup-site.ts';
import { testDatabase } from '../support/database.ts';

// Each of these starts a process of its own.
vi.setConfig({ testTimeout: 90_000 });

const { db } = testDatabase();
const site = backupSite();
const script = fileURLToPath(new URL('../support/backups/killed-run.ts', import.meta.url));

let folder: string;

// Making an empty database takes a new process seconds; each gets a copy of this one.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-runs-'));
  await (await openEmbeddedSession(undefined, join(folder, 'empty'))).close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a backup in a process that is killed at a point; the signal it ended with. */
async function killedAt(point: number, runId: string): Promise<NodeJS.Signals | null> {
  const trial = join(folder, runId);
  await cp(join(folder, 'empty'), trial, { recursive: true });
  const env = { ...process.env, TRIAL_FOLDER: trial };
  const child = spawn(process.execPath, [script, runId, String(point)], { stdio: 'ignore', env });
  const [, signal] = await once(child, 'exit');
  return signal;
}

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
