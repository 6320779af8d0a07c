import { expect, test } from 'vitest';
import {
  backupState,
  cleanUpState,
  lastBackupText,
  notificationMark,
  type State,
  sumOfStates,
} from '#admin/dashboard/system-states.ts';
import { pushNotice } from '#admin/notifications/notices.ts';

const lastBackup = '2026-03-02T08:00:00Z';
const lastFailure = { date: '2026-03-02T09:00:00Z', errorMessage: 'Der Speicher ist voll.' };

const well = { lastBackup, lastFailure: null, isUpToDate: true, isWeeklyOn: true, isWeeklyLate: false };

const off = { ...well, isUpToDate: false, isWeeklyOn: false };
const late = { ...well, isUpToDate: false, isWeeklyLate: true };

test.each([
  ['good', '02.03.2026, 09:00', well],
  ['bad', 'Überfällig', late],
  ['bad', 'Keine', { ...late, lastBackup: null }],
  // A failure counts even while an earlier backup is new enough, as in the notice above.
  ['bad', 'Fehlgeschlagen', { ...well, lastFailure }],
  ['bad', 'Fehlgeschlagen', { ...well, isUpToDate: false, lastBackup: null, lastFailure }],
  // A new site is open until the weekly run is set up or a first backup is tried.
  ['open', 'Noch nicht eingerichtet', { ...off, lastBackup: null }],
  ['open', 'Keine', { ...off, lastBackup: null, isWeeklyOn: true }],
  ['bad', 'Fehlgeschlagen', { ...off, lastBackup: null, lastFailure }],
  ['open', 'Überfällig', off],
])('the system status of the backups is %s: %s', (mark, word, status) => {
  expect(backupState(status)).toEqual([mark, word]);
});

const tidiedAt = '2026-03-02T15:05:00.000Z';

test.each([
  ['good', 'Erledigt, 02.03.2026, 16:05', { isWell: true, since: tidiedAt }],
  ['bad', 'Nicht erledigt seit 02.03.2026, 16:05', { isWell: false, since: tidiedAt }],
  // A new site has had no clean-up yet.
  ['open', 'Läuft heute noch', { isWell: true, since: null }],
])('the system status of the clean-up is %s: %s', (mark, word, status) => {
  expect(cleanUpState(status)).toEqual([mark, word]);
});

test.each([
  { at: null, now: '2026-03-02T09:00:00Z', text: 'Keine' },
  { at: '2026-03-02T08:00:00Z', now: '2026-03-02T09:00:00Z', text: 'Heute' },
  // In Germany it is already the third of March.
  { at: '2026-03-02T23:30:00Z', now: '2026-03-03T01:00:00Z', text: 'Heute' },
  { at: '2026-03-02T22:30:00Z', now: '2026-03-02T23:30:00Z', text: 'Gestern' },
  { at: '2026-03-01T01:00:00Z', now: '2026-03-08T00:30:00Z', text: 'vor 7 Tagen' },
  // The clocks went forward in between.
  { at: '2026-03-28T12:00:00Z', now: '2026-03-29T22:30:00Z', text: 'vor 2 Tagen' },
])('the tile of the last backup shows $text for $at at $now', ({ at, now, text }) => {
  expect(lastBackupText(at, new Date(now))).toBe(text);
});

const sentAt = '2026-03-02T08:00:00.000Z';
const works = { isMailServerSet: true, trouble: null, lastSentAt: sentAt, provenAt: null };
const device = {
  id: '2f1c0c5e-0000-4000-8000-000000000000',
  name: 'Safari auf iOS',
  createdAt: sentAt,
  acceptedAt: sentAt,
  trouble: null,
  isGone: false,
};
const troubled = { ...device, trouble: { since: sentAt, kind: 'away' as const } };
const gone = { ...device, isGone: true };

test.each([
  ['good', 'Per Mail', works, []],
  ['good', 'Per Mail, auf einem Gerät', works, [device]],
  ['good', 'auf 2 Geräten', { ...works, isMailServerSet: false }, [device, device]],
  ['open', 'Per Mail, noch nicht erprobt', { ...works, lastSentAt: null }, []],
  ['open', 'Nicht eingerichtet', { ...works, isMailServerSet: false, lastSentAt: null }, []],
  ['bad', 'Mails kommen nicht an', { ...works, trouble: { since: sentAt, kind: 'login' as const } }, [device]],
  ['bad', 'Ein Gerät antwortet nicht', works, [device, troubled]],
  ['bad', 'Ein Gerät antwortet nicht', works, [gone]],
] as const)('the system status of the notifications is %s: %s', (mark, words, mails, devices) => {
  expect(notificationMark(mails, { devices: [...devices] })).toEqual([mark, words]);
});

const now = new Date('2026-03-02T10:00:00Z');

test.each([
  [[], undefined],
  [[device], undefined],
  // One phone may be off, because the other device still gets everything.
  [[device, troubled], undefined],
  [[troubled, troubled], 'Meldungen kommen seit 09:00 auf keinem Ihrer Geräte an.'],
  [
    [device, gone],
    'Safari auf iOS bekommt keine Meldungen mehr. Öffnen Sie den Adminbereich dort, dann ist es wieder dabei.',
  ],
])('the dashboard reports trouble with devices only if pushes are missed (case %#)', (devices, sentence) => {
  expect(pushNotice(devices, now)).toBe(sentence);
});

const checkedAt = new Date('2026-03-02T03:31:00Z');
const good: State = ['good', 'Online'];
const allWell = {
  website: good,
  database: good,
  seo: good,
  backup: good,
  rights: good,
  cleanUp: good,
  notifications: good,
};

test.each<[mark: string, words: string, changed: Partial<typeof allWell>]>([
  ['good', 'Alles in Ordnung, geprüft 4:31', {}],
  [
    'open',
    'Keine Störung, geprüft 4:31. Noch offen: SEO, Benachrichtigungen',
    { seo: ['open', 'Inaktiv'], notifications: ['open', 'Nicht eingerichtet'] },
  ],
  ['checking', 'Wird geprüft...', { seo: ['open', 'Inaktiv'], cleanUp: ['checking', 'Wird geprüft...'] }],
  [
    'bad',
    'Bitte ansehen: Datenbank, Letztes Backup',
    { database: ['bad', 'Nicht verbunden'], backup: ['bad', 'Überfällig'], seo: ['checking', 'Wird geprüft...'] },
  ],
])('the sum of all system states is %s: „%s“', (mark, words, changed) => {
  expect(sumOfStates({ ...allWell, ...changed }, checkedAt)).toEqual({ mark, words });
});
