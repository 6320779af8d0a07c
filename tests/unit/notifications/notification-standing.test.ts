import { expect, test } from 'vitest';
import { notificationStanding } from '#admin/notifications/notification-standing.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const sentAt = '2026-03-02T08:03:00.000Z';
type Mails = Parameters<typeof notificationStanding>[0];
const works = {
  ...{ isMailServerSet: true, trouble: null, untold: [], samples: [], lastSentAt: sentAt, provenAt: null },
  settings: { addresses: ['buero@firma.example'] } as unknown as Mails['settings'],
};
const trouble = { since: sentAt, kind: 'login' as const };
const request = (n: number) => ({ id: `2f1c0c5e-0000-4000-8000-00000000000${n}`, kind: 'refused' as const });
const device = {
  id: '2f1c0c5e-0000-4000-8000-000000000000',
  name: 'Safari auf iOS',
  createdAt: sentAt,
  acceptedAt: sentAt,
  trouble: null,
  isGone: false,
};
const troubled = { ...device, trouble: { since: sentAt, kind: 'away' as const } };
const SETTINGS = '/settings#notifications';
const unread =
  'Ihre Meldungen und der Link zu einem vergessenen Passwort gehen an eine Beispiel-Adresse, die niemand liest';
const refused = 'gemeldet werden. Ihr Postfach nimmt die Nachricht nicht an.';

test.each<[string, string, Partial<Mails>, (typeof device | typeof troubled)[], href?: string]>([
  ['good', 'Per Mail', {}, []],
  ['good', 'Per Mail, auf einem Gerät', {}, [device]],
  // One phone may be off, because the other device still gets everything.
  ['good', 'Per Mail, auf 2 Geräten', {}, [device, troubled]],
  ['open', 'Per Mail, noch nicht erprobt', { lastSentAt: null }, []],
  ['open', 'Es ist kein Postfach eingerichtet (SMTP_URL). auf einem Gerät', { isMailServerSet: false }, [device]],
  // All mails failing counts more than a single one.
  [
    'bad',
    'Mails kommen seit 09:03 nicht an: Das Postfach lehnt das Kennwort ab.',
    { trouble, untold: [request(1)] },
    [],
    SETTINGS,
  ],
  ['bad', `Eine Anfrage konnte Ihnen nicht per Mail ${refused}`, { untold: [request(1)] }, [], '/contacts'],
  ['bad', `2 Anfragen konnten Ihnen nicht per Mail ${refused}`, { untold: [request(1), request(2)] }, [], '/contacts'],
  ['bad', `${unread}: kontakt@muster.example`, { samples: ['kontakt@muster.example'] }, [], '/settings#account'],
  ['bad', `${unread}: buero@firma.example`, { samples: ['buero@firma.example'], trouble }, [], SETTINGS],
  ['bad', 'Meldungen kommen seit 09:03 auf keinem Ihrer Geräte an.', {}, [troubled, troubled], SETTINGS],
  [
    'bad',
    'Safari auf iOS bekommt keine Meldungen mehr. Öffnen Sie den Adminbereich dort, dann ist es wieder dabei.',
    {},
    [device, { ...device, isGone: true }],
    SETTINGS,
  ],
])('the notifications stand as %s: %s', (mark, words, changes, devices, href) => {
  const standing = notificationStanding({ ...works, ...changes }, devices, NOW);
  expect(standing).toMatchObject({ mark, words: expect.stringContaining(words) });
  expect(standing.to?.href).toBe(href);
});
