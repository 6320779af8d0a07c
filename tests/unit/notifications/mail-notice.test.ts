import { expect, test } from 'vitest';
import { apartNotice, mailNotice, sampleNotice } from '#admin/notifications/notices.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const works = { isMailServerSet: true, trouble: null, untold: [] };
const trouble = { since: '2026-03-02T08:03:00.000Z', kind: 'login' as const };
const request = (n: number) => ({ id: `2f1c0c5e-0000-4000-8000-00000000000${n}`, kind: 'refused' as const });

test('the dashboard has no notice while mails arrive', () => {
  expect(mailNotice(works, NOW)).toBeUndefined();
});

test.each([
  [['kontakt@muster.example'], '', '/settings#account'],
  [['buero@firma.example'], 'buero@firma.example', '/settings#notifications'],
])('the dashboard says which address nobody reads: %s', (samples, addresses, href) => {
  const settings = { addresses } as Parameters<typeof sampleNotice>[0]['settings'];
  const notice = sampleNotice({ samples, settings });
  expect(notice).toMatchObject({ isAlarm: true, to: { href } });
  expect(notice?.sentence).toContain(`an eine Beispiel-Adresse, die niemand liest: ${samples}`);
  expect(sampleNotice({ samples: [], settings })).toBeUndefined();
});

test.each([
  ['invites to set a mail server', { isMailServerSet: false }, false, /SMTP_URL/, '/settings#notifications'],
  [
    'says since when mails do not arrive rather than that a single one failed',
    { trouble, untold: [request(1)] },
    true,
    'Mails kommen seit 09:03 nicht an: Das Postfach lehnt das Kennwort ab.',
    '/settings#notifications',
  ],
  [
    'links to a single request whose mails all failed',
    { untold: [request(1)] },
    true,
    'Eine Anfrage konnte Ihnen nicht per Mail gemeldet werden. Ihr Postfach nimmt die Nachricht nicht an.',
    `/contacts/${request(1).id}`,
  ],
  [
    'links to the inbox for several such requests',
    { untold: [request(1), request(2)] },
    true,
    '2 Anfragen konnten Ihnen nicht per Mail gemeldet werden. Ihr Postfach nimmt die Nachricht nicht an.',
    '/contacts',
  ],
] as const)('the dashboard %s', (_, changes, isAlarm, sentence, href) => {
  const notice = mailNotice({ ...works, ...changes, untold: [...('untold' in changes ? changes.untold : [])] }, NOW);
  expect(notice).toMatchObject({ isAlarm, to: { href } });
  expect(notice?.sentence).toMatch(sentence);
});

test('the dashboard counts what lies apart and leads there, without an alarm', () => {
  expect(apartNotice({ apart: 0 })).toBeUndefined();
  expect(apartNotice({ apart: 1611 })).toMatchObject({
    isAlarm: false,
    sentence: '1.611 Einsendungen liegen bei den aussortierten.',
    to: { href: '/contacts?suspects=open' },
  });
});
