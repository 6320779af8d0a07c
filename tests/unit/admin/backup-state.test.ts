import { describe, expect, it } from 'vitest';
import { backupState } from '../../../src/admin/dashboard/backup-state.ts';

const lastBackup = '2026-03-02T08:00:00Z';
const lastFailure = { date: '2026-03-02T09:00:00Z', errorMessage: 'Der Speicher ist voll.' };

describe('the system status of the backups', () => {
  it('is good and names the time of the last one', () => {
    expect(backupState({ lastBackup, lastFailure: null, isUpToDate: true })).toEqual([true, '02.03.2026, 09:00']);
  });

  it.each([
    { isUpToDate: false, lastBackup, lastFailure: null, word: 'Überfällig' },
    { isUpToDate: false, lastBackup: null, lastFailure: null, word: 'Keine' },
    // Also while an earlier one is new enough: the notice above says the same.
    { isUpToDate: true, lastBackup, lastFailure, word: 'Fehlgeschlagen' },
    { isUpToDate: false, lastBackup: null, lastFailure, word: 'Fehlgeschlagen' },
  ])('is bad and says „$word“', ({ word, ...status }) => {
    expect(backupState(status)).toEqual([false, word]);
  });
});
