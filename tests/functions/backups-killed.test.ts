import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runBackup } from '#domain/backups/run/run-backup.server.ts';
import { closeDeadRuns } from '#domain/backups/run/run-store.server.ts';
import { aRun, backupDeps, rowOf } from '../support/backups/backup-deps.ts';
import { backupSite } from '../support/backups/backup-site.ts';
import { testDatabase } from '../support/database.ts';

// Every killed run is a process of its own.

const { db } = testDatabase();
const site = backupSite();
const script = fileURLToPath(new URL('../support/backups/killed-run.ts', import.meta.url));

/** Runs a backup in a process that is killed at a point. Returns the signal that ended it. */
async function killBackupAt(point: number, runId: string): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [script, runId, String(point)], { stdio: 'ignore' });
  const [, signal] = await once(child, 'exit');
  return signal;
}

/** Lists the databases of trial restores, also those of dead runs. */
const trials = async () =>
  (await sql<{ name: string }>`select datname as name from pg_database where datname like 'backup%'`.execute(db)).rows;

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Points of a run, as killed-run.ts counts them. */
const POINTS = { start: 1, beforeStoring: 2, stored: 3, trialOpened: 7, proofStored: 9 };

test('a killed backup is closed as failed with a sentence, and the next run removes its leftovers', async () => {
  const ids: string[] = [];
  for (const point of Object.values(POINTS)) {
    const id = await aRun(db);
    ids.push(id);
    expect(await killBackupAt(point, id)).toBe('SIGKILL');
    expect(await rowOf(db, id)).toMatchObject({ status: 'pending', filePath: null });
  }
  const [untouched = '', claimed = ''] = ids;
  // The platform retries, but a claimed run is not made again.
  await runBackup(backupDeps(db, site.store), claimed);
  expect(await rowOf(db, claimed)).toMatchObject({ status: 'pending' });

  await closeDeadRuns(db, later(14));
  expect(await rowOf(db, claimed)).toMatchObject({ status: 'pending' });
  await closeDeadRuns(db, later(16));
  for (const id of ids) {
    expect(await rowOf(db, id)).toMatchObject({
      status: 'failed',
      errorMessage:
        'Die Sicherung wurde unterbrochen und nicht beendet. Ihre Daten sind davon nicht betroffen. Bitte starten Sie sie noch einmal.',
    });
  }
  await runBackup(backupDeps(db, site.store), untouched);
  expect(await rowOf(db, untouched), 'a late call changes nothing').toMatchObject({
    status: 'failed',
  });

  const next = await aRun(db);
  await runBackup(backupDeps(db, site.store), next);
  expect(await rowOf(db, next)).toMatchObject({ status: 'success', proof: 'proven', errorMessage: null });
  expect(await trials()).toEqual([]);
});
