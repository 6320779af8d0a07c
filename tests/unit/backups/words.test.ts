import { expect, test } from 'vitest';
import { backupStanding, freshnessOf } from '#admin/backups/backup-standing.ts';
import { humanSize } from '#admin/backups/human-size.ts';
import { faceOf } from '#admin/backups/texts.ts';
import type { BackupStatus } from '#domain/backups/shapes.ts';
import { storeName } from '#server/blobs.ts';

test.each([
  [0, '0 Bytes'],
  [1023, '1.023 Bytes'],
  [1024, '1,00 KB'],
  [1536, '1,50 KB'],
  [5 * 1024 ** 2, '5,00 MB'],
  [3.25 * 1024 ** 3, '3,25 GB'],
  [4096 * 1024 ** 3, '4.096,00 GB'],
])('a size of %i bytes is %s', (bytes, text) => {
  expect(humanSize(bytes)).toBe(text);
});

test.each([
  ['success', 'Erfolgreich'],
  ['completed', 'Erfolgreich'],
  ['failed', 'Fehlgeschlagen'],
  ['pending', 'Läuft'],
  ['paused', 'Unbekannt'],
])('a status %s is called %s', (status, word) => {
  expect(faceOf(status).word).toBe(word);
});

const DAY_MS = 86_400_000;
const now = new Date('2026-03-31T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
const well: BackupStatus = {
  ...{ weeklySchedule: '', totalBackups: 1, successfulBackups: 1, lastWeeklyBackup: null },
  ...{ isWeeklyOn: true, isWeeklyLate: false, isUpToDate: true, lastFailure: null },
  lastBackup: '2026-03-01T01:00:00.000Z',
  nextBackup: '2026-11-29T01:00:00.000Z',
  copies: { lastAt: daysAgo(3), trouble: null, tooLargeBytes: null },
};
const old = { isUpToDate: false };
const late = { ...old, isWeeklyLate: true };
const never = { ...old, lastBackup: null };
const lastFailure = { date: '2026-03-01T01:00:00.000Z', errorMessage: 'Warum.' };
const failed = 'Das letzte Backup ist fehlgeschlagen. Warum.';
const tooLarge = { ...well.copies, tooLargeBytes: 11_000_000 };
const asked =
  'Das Backup ist für eine Mail zu groß: mindestens 10,49 MB. Bitte laden Sie die Kopie für diesen Monat herunter.';

test.each<[mark: string, words: string, changes: Partial<BackupStatus>]>([
  ['good', '01.03.2026, 02:00', {}],
  ['bad', failed, { lastFailure }],
  ['bad', failed, { ...never, isWeeklyOn: false, lastFailure }],
  ['bad', 'Das letzte erfolgreiche Backup ist älter als eine Woche.', late],
  ['bad', 'Das wöchentliche Backup ist ausgeblieben: Es gibt noch kein erfolgreiches Backup.', { ...late, ...never }],
  [
    'bad',
    'Die Kopie des Backups kam nicht in Ihrem Postfach an: Ihr Postfach nimmt die Nachricht nicht an. Wir versuchen es jede Nacht noch einmal.',
    { copies: { ...well.copies, trouble: 'refused' } },
  ],
  [
    'open',
    'Ihre Daten werden noch nicht gesichert. Richten Sie das wöchentliche Backup mit einem Klick ein.',
    { ...never, isWeeklyOn: false },
  ],
  [
    'open',
    'Ihr letztes Backup ist älter als eine Woche. Richten Sie das wöchentliche Backup ein, oder erstellen Sie eines.',
    { ...old, isWeeklyOn: false },
  ],
  ['open', 'Erstes Backup Sonntag, 2:00', never],
  ['bad', asked, { copies: { ...tooLarge, lastAt: null } }],
  ['bad', asked, { copies: { ...tooLarge, lastAt: daysAgo(30) } }],
  ['good', '01.03.2026, 02:00', { copies: { ...tooLarge, lastAt: daysAgo(29) } }],
])('the backups stand as %s: %s', (mark, words, changes) => {
  expect(backupStanding({ ...well, ...changes }, now)).toMatchObject({ mark, words });
});

test.each([
  ['✓ Aktuell', {}],
  [' Erstes Backup Sonntag, 2:00', never],
  ['! Überfällig', { ...late, lastBackup: null }],
  ['! Überfällig', { ...never, lastFailure }],
  ['! Überfällig', old],
  ['! Noch nicht eingerichtet', { ...never, isWeeklyOn: false }],
])('the status of the backups is „%s“', (status, changes) => {
  const { sign, words } = freshnessOf({ ...well, ...changes });
  expect(`${sign} ${words}`).toBe(status);
});

test('previews and local runs never use the store of production', () => {
  expect(storeName('backups', 'production')).toBe('backups');
  for (const context of ['deploy-preview', 'branch-deploy', 'preview-server', 'dev', ''])
    expect(storeName('backups', context)).toMatch(/^backups-/);
});
