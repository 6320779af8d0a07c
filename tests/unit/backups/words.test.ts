import { expect, test } from 'vitest';
import { backupNotice, copyNotice, freshnessOf } from '#admin/backups/backup-notice.ts';
import { humanSize } from '#admin/backups/human-size.ts';
import { faceOf } from '#admin/backups/status-face.ts';
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

const well = { isWeeklyOn: true, isWeeklyLate: false, isUpToDate: true, lastBackup: '2026-03-01T01:00:00.000Z' };
const old = { isUpToDate: false };
const late = { ...old, isWeeklyLate: true };
const lastFailure = { date: '2026-03-01T01:00:00.000Z', errorMessage: 'Warum.' };
const invitation = 'Ihre Daten werden noch nicht gesichert. Richten Sie das wöchentliche Backup mit einem Klick ein.';
const byHand =
  'Ihr letztes Backup ist älter als eine Woche. Richten Sie das wöchentliche Backup ein, oder erstellen Sie eines.';

test('the notice on the dashboard is absent while all is well, and before the first weekly backup is due', () => {
  expect(backupNotice({ ...well, lastFailure: null })).toBeUndefined();
  expect(backupNotice({ ...well, ...old, lastBackup: null, lastFailure: null })).toBeUndefined();
});

test.each([
  ['an alarm', 'Das letzte Backup ist fehlgeschlagen. Warum.', { lastFailure }],
  ['an alarm', 'Das letzte erfolgreiche Backup ist älter als eine Woche.', late],
  [
    'an alarm',
    'Das wöchentliche Backup ist ausgeblieben: Es gibt noch kein erfolgreiches Backup.',
    { ...late, lastBackup: null },
  ],
  ['an invitation', invitation, { ...old, isWeeklyOn: false, lastBackup: null }],
  ['an invitation', byHand, { ...old, isWeeklyOn: false }],
])('the notice on the dashboard is %s: %s', (kind, sentence, changes) => {
  expect(backupNotice({ ...well, lastFailure: null, ...changes })).toEqual({
    isAlarm: kind === 'an alarm',
    sentence,
  });
});

const DAY_MS = 86_400_000;
const now = new Date('2026-03-31T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
const asked =
  'Das Backup ist für eine Mail zu groß: mindestens 10,49 MB. Bitte laden Sie die Kopie für diesen Monat herunter.';
const refused =
  'Die Kopie des Backups kam nicht in Ihrem Postfach an: Ihr Postfach nimmt die Nachricht nicht an. Wir versuchen es jede Nacht noch einmal.';

test.each([
  ['nothing', undefined, {}],
  ['a mail that fails', refused, { trouble: 'refused' }],
  ['a first download', asked, { tooLargeBytes: 11_000_000, lastAt: null }],
  ['a download each month', asked, { tooLargeBytes: 11_000_000, lastAt: daysAgo(30) }],
  ['nothing within the month', undefined, { tooLargeBytes: 11_000_000, lastAt: daysAgo(29) }],
])('the dashboard tells of the copy outside: %s', (_, sentence, changes) => {
  expect(copyNotice({ lastAt: daysAgo(3), trouble: null, tooLargeBytes: null, ...changes }, now)?.sentence).toBe(
    sentence,
  );
});

test.each([
  ['✓ Aktuell', {}],
  [' Erstes Backup Sonntag, 2:00', { ...old, lastBackup: null }],
  ['! Überfällig', { ...late, lastBackup: null }],
  ['! Überfällig', { ...old, lastBackup: null, lastFailure }],
  ['! Überfällig', old],
  ['! Noch nicht eingerichtet', { ...old, isWeeklyOn: false, lastBackup: null }],
])('the status of the backups is „%s“', (status, changes) => {
  const nextBackup = '2026-11-29T01:00:00.000Z';
  const { sign, words } = freshnessOf({ ...well, nextBackup, lastFailure: null, ...changes });
  expect(`${sign} ${words}`).toBe(status);
});

test('previews and local runs never use the store of production', () => {
  expect(storeName('backups', 'production')).toBe('backups');
  for (const context of ['deploy-preview', 'branch-deploy', 'preview-server', 'dev', ''])
    expect(storeName('backups', context)).toMatch(/^backups-/);
});
