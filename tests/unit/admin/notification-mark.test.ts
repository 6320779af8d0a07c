import { expect, test } from 'vitest';
import { notificationMark } from '#admin/dashboard/system-states.ts';
import { pushNotice } from '#admin/notifications/notices.ts';

const at = '2026-03-02T08:00:00.000Z';
const works = { isMailServerSet: true, trouble: null, lastSentAt: at, provenAt: null };
const device = {
  id: '2f1c0c5e-0000-4000-8000-000000000000',
  name: 'Safari auf iOS',
  createdAt: at,
  acceptedAt: at,
  trouble: null,
  isGone: false,
};
const troubled = { ...device, trouble: { since: at, kind: 'away' as const } };
const gone = { ...device, isGone: true };

test.each([
  ['good', 'Per Mail', works, []],
  ['good', 'Per Mail, auf einem Gerät', works, [device]],
  ['good', 'auf 2 Geräten', { ...works, isMailServerSet: false }, [device, device]],
  ['open', 'Per Mail, noch nicht erprobt', { ...works, lastSentAt: null }, []],
  ['open', 'Nicht eingerichtet', { ...works, isMailServerSet: false, lastSentAt: null }, []],
  ['bad', 'Mails kommen nicht an', { ...works, trouble: { since: at, kind: 'login' as const } }, [device]],
  ['bad', 'Ein Gerät antwortet nicht', works, [device, troubled]],
  ['bad', 'Ein Gerät antwortet nicht', works, [gone]],
] as const)('the system status of the notifications is %s: %s', (mark, words, mails, devices) => {
  expect(notificationMark(mails, { devices: [...devices] })).toEqual([mark, words]);
});

const now = new Date('2026-03-02T10:00:00Z');

test.each([
  [[], undefined],
  [[device], undefined],
  // One of two is a phone that is off: nothing is missed.
  [[device, troubled], undefined],
  [[troubled, troubled], 'Meldungen kommen seit 09:00 auf keinem Ihrer Geräte an.'],
  [
    [device, gone],
    'Safari auf iOS bekommt keine Meldungen mehr. Öffnen Sie den Adminbereich dort, dann ist es wieder dabei.',
  ],
])('the dashboard says of the devices %#', (devices, sentence) => {
  expect(pushNotice(devices, now)).toBe(sentence);
});
