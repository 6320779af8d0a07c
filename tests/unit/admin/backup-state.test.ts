import { describe, expect, it } from 'vitest';
import { backupState } from '#admin/dashboard/system-states.ts';

const lastBackup = '2026-03-02T08:00:00Z';
const lastFailure = { date: '2026-03-02T09:00:00Z', errorMessage: 'Der Speicher ist voll.' };

const well = { lastBackup, lastFailure: null, isUpToDate: true, isWeeklyOn: true, isWeeklyLate: false };

describe('the system status of the backups', () => {
  it('is good and names the time of the last one', () => {
    expect(backupState(well)).toEqual(['good', '02.03.2026, 09:00']);
  });

  it.each([
    { ...well, isUpToDate: false, isWeeklyLate: true, word: 'Überfällig' },
    { ...well, isUpToDate: false, isWeeklyLate: true, lastBackup: null, word: 'Keine' },
    // Also while an earlier one is new enough: the notice above says the same.
    { ...well, lastFailure, word: 'Fehlgeschlagen' },
    { ...well, isUpToDate: false, lastBackup: null, lastFailure, word: 'Fehlgeschlagen' },
  ])('is bad and says „$word“ after a failure', ({ word, ...status }) => {
    expect(backupState(status)).toEqual(['bad', word]);
  });

  it('is open, not overdue, on a new site: until the weekly run is set up or a first backup was tried', () => {
    const off = { ...well, isUpToDate: false, isWeeklyOn: false };
    expect(backupState({ ...off, lastBackup: null })).toEqual(['open', 'Noch nicht eingerichtet']);
    expect(backupState({ ...off, lastBackup: null, isWeeklyOn: true })).toEqual(['open', 'Keine']);
    expect(backupState({ ...off, lastBackup: null, lastFailure })).toEqual(['bad', 'Fehlgeschlagen']);
    expect(backupState(off)).toEqual(['open', 'Überfällig']);
  });
});
