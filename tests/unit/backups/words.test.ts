import { describe, expect, it } from 'vitest';
import { backupAlert } from '#features/backups/backup-alert.ts';
import { humanSize } from '#features/backups/human-size.ts';
import { statusWord } from '#features/backups/status-word.ts';

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
    expect(statusWord(status)).toBe(word);
  });
});

describe('the alert on the dashboard', () => {
  const well = {
    weeklySchedule: '',
    isWeeklyOn: true,
    isUpToDate: true,
    totalBackups: 1,
    successfulBackups: 1,
    lastBackup: '2026-03-01T01:00:00.000Z',
    nextBackup: null,
    lastWeeklyBackup: null,
    lastFailure: null,
  };

  it('is silent when all is well', () => {
    expect(backupAlert(well)).toBeUndefined();
  });

  it('tells of a failure with its reason', () => {
    const lastFailure = { date: '2026-03-01T01:00:00.000Z', errorMessage: 'Warum.' };
    expect(backupAlert({ ...well, lastFailure })).toBe('Das letzte Backup ist fehlgeschlagen. Warum.');
  });

  it('tells of an overdue one and of none at all', () => {
    expect(backupAlert({ ...well, isUpToDate: false })).toBe(
      'Das letzte erfolgreiche Backup ist älter als eine Woche.',
    );
    expect(backupAlert({ ...well, isUpToDate: false, lastBackup: null })).toBe(
      'Es gibt noch kein erfolgreiches Backup.',
    );
  });
});
