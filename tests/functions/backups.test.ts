import { expect, test } from 'vitest';
import { theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { backupSite } from '../support/backups/backup-site.ts';
import { testDatabase } from '../support/database.ts';
import { aRequest } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

const { db, insert } = testDatabase();
const owner = theOwner(db);
const site = backupSite();

interface Listed {
  id: string;
  type: string;
  status: string;
  date: string;
  size: number | null;
  errorMessage: string | null;
  proof: string | null;
  isStored: boolean;
}

const list = async () => (await (await invoke(api, '/api/admin/backups', owner)).json()) as Listed[];
const status = async () => (await invoke(api, '/api/admin/backups/status', owner)).json();
const create = () => invoke(api, '/api/admin/backup', { method: 'POST', ...owner, origin: site.origin });

test('a manual backup is stored, restored on trial and then marked as a success', async () => {
  await insert('contactSubmissions', { ...aRequest(), idempotencyKey: 'eins' } as never);

  const answer = await create();
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({
    status: 'success',
    message: 'Manuelles Backup wurde erfolgreich erstellt.',
  });

  const [backup, ...others] = await list();
  expect(others).toEqual([]);
  expect(backup).toMatchObject({ type: 'manual', status: 'success', errorMessage: null, proof: 'proven' });
  const stored = await site.store.list('manual/');
  expect(stored.map((key) => key.split('/').at(-1)).toSorted()).toEqual(['backup', 'proof.json']);
  expect(backup?.size).toBe((await site.store.read(stored.toSorted()[0] ?? ''))?.length);
});

test('a manual backup is refused while another one runs', async () => {
  await insert('backupLogs', { backupType: 'manual', createdAt: new Date(Date.now() - 14 * 60_000) });
  const answer = await create();
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    error: 'Es läuft gerade schon ein Backup. Bitte warten Sie, bis es fertig ist.',
  });
});

test('a manual backup is marked as failed, with a sentence, if it can’t be started', async () => {
  expectConsoleError(/backup-not-started/);
  const answer = await invoke(api, '/api/admin/backup', {
    method: 'POST',
    ...owner,
    origin: 'http://127.0.0.1:9',
  });
  expect(answer.status).toBe(502);
  const sentence = 'Die Sicherung konnte nicht gestartet werden. Bitte versuchen Sie es später noch einmal.';
  expect(await answer.json()).toEqual({ error: sentence });
  expect(await list()).toMatchObject([{ status: 'failed', errorMessage: sentence, isStored: false }]);
});

test('the status of backups says on a new site that nothing is set up', async () => {
  expect(await status()).toEqual({
    weeklySchedule: 'Noch nicht eingerichtet',
    isWeeklyOn: false,
    isWeeklyLate: false,
    isUpToDate: false,
    totalBackups: 0,
    successfulBackups: 0,
    lastBackup: null,
    nextBackup: null,
    lastWeeklyBackup: null,
    lastFailure: null,
    copies: { lastAt: null, trouble: null, tooLargeBytes: null },
  });
});

test('the status of backups names the next Sunday until the weekly backup is switched off', async () => {
  frozenClock('2026-03-02T09:00:00Z');
  const answer = await invoke(api, '/api/admin/backups/auto-setup', { method: 'POST', ...owner });
  expect(answer.status).toBe(200);
  expect(await status()).toMatchObject({
    weeklySchedule: 'Jeden Sonntag um 02:00 Uhr',
    isWeeklyOn: true,
    nextBackup: '2026-03-08T01:00:00.000Z',
  });
  for (let time = 0; time < 2; time += 1) {
    const off = await invoke(api, '/api/admin/backups/auto-setup', { method: 'DELETE', ...owner });
    expect(off.status).toBe(200);
    expect(await status()).toMatchObject({
      weeklySchedule: 'Noch nicht eingerichtet',
      isWeeklyOn: false,
      nextBackup: null,
    });
  }
});

test('the status of backups says that a weekly backup is late once its time is over', async () => {
  const clock = frozenClock('2026-03-10T08:59:00Z');
  await insert('backupSettings', { weeklySince: new Date('2026-03-02T09:00:00Z') });
  expect(await status()).toMatchObject({ isWeeklyOn: true, isWeeklyLate: false });
  clock.set('2026-03-10T09:00:00Z');
  expect(await status()).toMatchObject({ isWeeklyOn: true, isWeeklyLate: true });
});

test('the status of backups takes only successes as last backups, and shows the newest failure', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  const at = (iso: string) => new Date(iso);
  await insert('backupLogs', [
    { backupType: 'weekly', status: 'success', createdAt: at('2026-02-22T01:00:00Z') },
    { backupType: 'manual', status: 'completed', createdAt: at('2026-02-23T10:00:00Z') },
    { backupType: 'weekly', status: 'failed', errorMessage: 'Warum', createdAt: at('2026-03-01T01:00:00Z') },
  ]);
  expect(await status()).toMatchObject({
    isUpToDate: true,
    totalBackups: 3,
    successfulBackups: 2,
    lastBackup: '2026-02-23T10:00:00.000Z',
    lastWeeklyBackup: '2026-02-22T01:00:00.000Z',
    lastFailure: { date: '2026-03-01T01:00:00.000Z', errorMessage: 'Warum' },
  });
  clock.set('2026-03-03T10:00:00Z');
  expect(await status()).toMatchObject({ isUpToDate: false });
});

test('the status of backups closes a run that has not ended after 15 minutes', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  await insert('backupLogs', { backupType: 'manual', createdAt: clock.now() });
  clock.advance(15 * 60_000);
  expect(await list()).toMatchObject([{ status: 'pending' }]);
  clock.advance(1);
  expect(await list()).toMatchObject([
    {
      status: 'failed',
      errorMessage:
        'Die Sicherung wurde unterbrochen und nicht beendet. Ihre Daten sind davon nicht betroffen. Bitte starten Sie sie noch einmal.',
    },
  ]);
});
