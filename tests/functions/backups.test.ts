import { expect, test } from 'vitest';
import { backupSite } from '../support/backups/backup-site.ts';
import { clock } from '../support/frozen-clock.ts';
import { ownersArea, send } from '../support/owners-area.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

const { ask, goTo, insert, post, read, remove } = ownersArea({ at: '2026-03-02T09:00:00Z' });
const site = backupSite();

const list = () => read('backups');
const status = () => read('backups/status');
const create = (origin = site.origin) => ask('backup', { method: 'POST', origin });

test('a manual backup is stored, restored on trial and then marked as a success', async () => {
  await send();
  const answer = await create();
  const made = { status: 'success', message: 'Manuelles Backup wurde erfolgreich erstellt.' };
  expect([answer.status, await answer.json()]).toEqual([201, expect.objectContaining(made)]);

  const [backup, ...others] = await list();
  expect(others).toEqual([]);
  expect(backup).toMatchObject({ type: 'manual', status: 'success', errorMessage: null, proof: 'proven' });
  const [file = '', ...further] = await site.store.list('manual/');
  expect(further).toEqual([]);
  expect(backup?.size).toBe((await site.store.read(file))?.length);
});

test('a manual backup is refused while another one runs', async () => {
  await insert('backupLogs', { backupType: 'manual', createdAt: new Date(Date.now() - 14 * 60_000) });
  const answer = await create();
  expect(answer.status).toBe(409);
  expect((await answer.json()).error).toMatch(/^Es läuft gerade schon ein Backup/);
});

test('a manual backup is marked as failed, with a sentence, if it can’t be started', async () => {
  expectConsoleError(/backup-not-started/);
  const answer = await create('http://127.0.0.1:9');
  expect(answer.status).toBe(502);
  const { error } = await answer.json();
  expect(error).toMatch(/^Die Sicherung konnte nicht gestartet werden/);
  expect(await list()).toMatchObject([{ status: 'failed', errorMessage: error, isStored: false }]);
});

test('the status of backups says on a new site that nothing is set up, then names the next Sunday until it is switched off', async () => {
  const none = { totalBackups: 0, lastBackup: null, nextBackup: null, lastFailure: null };
  const weekly = { weeklySchedule: 'Noch nicht eingerichtet', isWeeklyOn: false, isWeeklyLate: false };
  expect(await status()).toMatchObject({ ...none, ...weekly, isUpToDate: false });

  const nextBackup = '2026-03-08T01:00:00.000Z';
  expect((await post('backups/auto-setup')).status).toBe(200);
  const on = { weeklySchedule: 'Jeden Sonntag um 02:00 Uhr', isWeeklyOn: true, nextBackup };
  expect(await status()).toMatchObject(on);
  for (const _ of ['once', 'again']) {
    expect((await remove('backups/auto-setup')).status).toBe(200);
    expect(await status()).toMatchObject({ isWeeklyOn: false, nextBackup: null });
  }
});

test('the status of backups says that a weekly backup is late once its time is over', async () => {
  await goTo('2026-03-10T08:59:00Z');
  await insert('backupSettings', { weeklySince: new Date('2026-03-02T09:00:00Z') });
  expect(await status()).toMatchObject({ isWeeklyOn: true, isWeeklyLate: false });
  clock.set('2026-03-10T09:00:00Z');
  expect(await status()).toMatchObject({ isWeeklyOn: true, isWeeklyLate: true });
});

test('the status of backups takes only successes as last backups, and shows the newest failure', async () => {
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
  await insert('backupLogs', { backupType: 'manual', createdAt: clock.now() });
  clock.advance(15 * 60_000);
  expect(await list()).toMatchObject([{ status: 'pending' }]);
  clock.advance(1);
  const errorMessage = expect.stringMatching(/^Die Sicherung wurde unterbrochen und nicht beendet\./);
  expect(await list()).toMatchObject([{ status: 'failed', errorMessage }]);
});
