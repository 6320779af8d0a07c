import { expect, test } from 'vitest';
import { detailsOf, isUntold, pushesOf, summaryOf } from '#admin/messages/message-texts.ts';
import type { SentMessage } from '#shared/api/sent-message.ts';

const NOW = new Date('2026-11-22T13:05:00Z');
const aMail = (changes: Partial<SentMessage> = {}): SentMessage => ({
  kind: 'request',
  channel: 'mail',
  recipient: 'chefin@firma.de',
  attempts: 1,
  nextAt: '2026-11-22T13:03:00.000Z',
  sentAt: null,
  givenUpAt: null,
  trouble: null,
  answer: null,
  ...changes,
});
const taken = aMail({ sentAt: '2026-11-22T13:03:07.000Z', answer: '250 OK: queued as 4f2' });
const waits = aMail({ trouble: 'away', nextAt: '2026-11-22T13:20:00.000Z', attempts: 3, answer: 'connect ETIMEDOUT' });
const refused = aMail({ trouble: 'refused', givenUpAt: '2026-11-22T13:03:00.000Z', answer: '550 5.1.1 No such user' });

const aPush = (changes: Partial<SentMessage> = {}) =>
  aMail({ channel: 'push', recipient: 'Safari auf iOS', sentAt: '2026-11-22T13:03:02.000Z', ...changes });

test.each([
  [[taken], undefined],
  [[taken, aPush()], 'Meldung: Safari auf iOS am 22.11., 14:03.'],
  [
    [
      aPush(),
      aPush({ recipient: 'Chrome auf Windows', sentAt: null, nextAt: '2026-11-22T13:20:00.000Z' }),
      aPush({ recipient: 'Edge auf Windows', sentAt: null, givenUpAt: '2026-11-22T13:03:00.000Z', trouble: 'refused' }),
    ],
    'Meldungen: Safari auf iOS am 22.11., 14:03; Chrome auf Windows – nächster Versuch 14:20; Edge auf Windows – nicht angenommen.',
  ],
])('a request’s card describes its pushes in one line', (messages, line) => {
  expect(pushesOf(messages, NOW)).toBe(line);
});

test.each([
  ['taken', [taken], false],
  ['on the way', [aMail()], false],
  ['waiting', [waits], true],
  ['given up', [refused], true],
  ['taken at one address', [refused, taken], false],
  ['a push alone', [aPush()], false],
])('a request’s card shows the line only if no mail arrived: %s', (_, messages, isShown) => {
  expect(isUntold(messages)).toBe(isShown);
});

test.each([
  ['taken', [taken], 'per Mail am 22.11., 14:03 – angenommen'],
  ['on the way', [aMail()], 'wird gerade gesendet.'],
  ['waiting', [waits], 'noch nicht – nächster Versuch 14:20, weil der Mailserver nicht antwortet.'],
  ['given up', [refused], 'aufgegeben: Ihr Postfach nimmt die Nachricht nicht an.'],
  ['taken at one address', [refused, taken], 'per Mail am 22.11., 14:03 – angenommen (an 1 von 2 Adressen)'],
  ['waiting at one, given up at the other', [refused, waits], waitsSentence()],
  [
    'waiting until tomorrow',
    [aMail({ trouble: 'login', nextAt: '2026-11-23T07:00:00.000Z' })],
    'noch nicht – nächster Versuch 23.11.2026, 08:00, weil das Postfach das Kennwort ablehnt.',
  ],
  ['not there', [], undefined],
  ['not there, a push alone', [aPush()], undefined],
])('a request’s card describes its mail if it is %s', (_, messages, sentence) => {
  expect(summaryOf(messages, NOW)).toBe(sentence);
});

test('a request’s card has details of a mail: address, time, attempts and the mail server’s answer', () => {
  expect(detailsOf(taken, NOW)).toBe(
    'Mail an chefin@firma.de: am 22.11.2026, 14:03 vom Mailserver angenommen. Antwort des Mailservers: „250 OK: queued as 4f2“',
  );
  expect(detailsOf(waits, NOW)).toBe(
    `Mail an chefin@firma.de: ${waitsSentence()} Bisher 3 Versuche. Antwort des Mailservers: „connect ETIMEDOUT“`,
  );
});

function waitsSentence() {
  return 'noch nicht – nächster Versuch 14:20, weil der Mailserver nicht antwortet.';
}
