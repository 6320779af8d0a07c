import { describe, expect, it } from 'vitest';
import { backupNotice } from '#admin/backups/backup-notice.ts';
import { humanSize } from '#admin/backups/human-size.ts';
import { faceOf } from '#admin/backups/status-face.ts';
import { storeName } from '#server/blobs.ts';

describe('a size', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1.023 Bytes'],
    [1024, '1,00 KB'],
    [1536, '1,50 KB'],
    [5 * 1024 ** 2, '5,00 MB'],
    [3.25 * 1024 ** 3, '3,25 GB'],
    [4096 * 1024 ** 3, '4.096,00 GB'],
  ])('of %i is %s', (bytes, text) => {
    expect(humanSize(bytes)).toBe(text);
  });
});

describe('a status', () => {
  it.each([
    ['success', 'Erfolgreich'],
    ['completed', 'Erfolgreich'],
    ['failed', 'Fehlgeschlagen'],
    ['pending', 'Läuft'],
    ['paused', 'Unbekannt'],
  ])('%s is called %s', (status, word) => {
    expect(faceOf(status).word).toBe(word);
  });
});

describe('the notice on the dashboard', () => {
  const well = {
    isWeeklyOn: true,
    isWeeklyLate: false,
    isUpToDate: true,
    lastBackup: '2026-03-01T01:00:00.000Z',
    lastFailure: null,
  };
  const old = { ...well, isUpToDate: false };

  it('is silent when all is well, and while the first weekly backup is not due yet', () => {
    expect(backupNotice(well)).toBeUndefined();
    expect(backupNotice({ ...old, lastBackup: null })).toBeUndefined();
  });

  it('is an alarm where something broke: a failure with its reason, a weekly run that did not come', () => {
    const lastFailure = { date: '2026-03-01T01:00:00.000Z', errorMessage: 'Warum.' };
    expect(backupNotice({ ...well, lastFailure })).toEqual({
      isAlarm: true,
      sentence: 'Das letzte Backup ist fehlgeschlagen. Warum.',
    });
    expect(backupNotice({ ...old, isWeeklyLate: true })).toEqual({
      isAlarm: true,
      sentence: 'Das letzte erfolgreiche Backup ist älter als eine Woche.',
    });
    expect(backupNotice({ ...old, isWeeklyLate: true, lastBackup: null })).toEqual({
      isAlarm: true,
      sentence: 'Das wöchentliche Backup ist ausgeblieben: Es gibt noch kein erfolgreiches Backup.',
    });
  });

  it('is an invitation where nobody has set up the weekly run', () => {
    const open = { ...old, isWeeklyOn: false };
    expect(backupNotice({ ...open, lastBackup: null })).toEqual({
      isAlarm: false,
      sentence: 'Ihre Daten werden noch nicht gesichert. Richten Sie das wöchentliche Backup mit einem Klick ein.',
    });
    expect(backupNotice(open)).toEqual({
      isAlarm: false,
      sentence:
        'Ihr letztes Backup ist älter als eine Woche. Richten Sie das wöchentliche Backup ein, oder erstellen Sie eines.',
    });
  });
});

it('the store of production is its own: no preview and no local run names it', () => {
  expect(storeName('backups', 'production')).toBe('backups');
  expect(['deploy-preview', 'branch-deploy', 'dev'].map((context) => storeName('backups', context))).toEqual([
    'backups-deploy-preview',
    'backups-branch-deploy',
    'backups-dev',
  ]);
});
