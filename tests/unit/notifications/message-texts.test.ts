import { expect, test } from 'vitest';
import { whyUntold } from '#admin/messages/message-texts.ts';
import type { SentMessage } from '#shared/api/sent-message.ts';

const NOW = new Date('2026-11-22T13:05:00Z');
const aMail = (changes: Partial<SentMessage> = {}): SentMessage => ({
  kind: 'request',
  channel: 'mail',
  recipient: 'chefin@firma.de',
  nextAt: '2026-11-22T13:03:00.000Z',
  sentAt: null,
  givenUpAt: null,
  trouble: null,
  answer: null,
  ...changes,
});
const taken = aMail({ sentAt: '2026-11-22T13:03:07.000Z', answer: '250 OK: queued as 4f2' });
const waits = aMail({ trouble: 'away', nextAt: '2026-11-22T13:20:00.000Z', answer: 'connect ETIMEDOUT' });
const refused = aMail({ trouble: 'refused', givenUpAt: '2026-11-22T13:03:00.000Z', answer: '550 5.1.1 No such user' });

const NEXT = 'noch nicht, nächster Versuch 14:20. Ihr Postfach ist gerade nicht erreichbar.';
const aPush = aMail({ channel: 'push', recipient: 'Safari auf iOS', sentAt: '2026-11-22T13:03:02.000Z' });

test.each([
  ['taken', [taken], undefined],
  ['on the way', [aMail()], undefined],
  ['given up at one address, on the way to the other', [refused, aMail()], 'wird gerade gesendet.'],
  ['waiting', [waits], NEXT],
  ['given up', [refused], 'aufgegeben: Ihr Postfach nimmt die Nachricht nicht an.'],
  ['taken at one address', [refused, taken], undefined],
  ['waiting at one, given up at the other', [refused, waits], NEXT],
  [
    'waiting until tomorrow',
    [aMail({ trouble: 'login', nextAt: '2026-11-23T07:00:00.000Z' })],
    'noch nicht, nächster Versuch 23.11.2026, 08:00. Das Postfach lehnt das Kennwort ab.',
  ],
  ['not there', [], undefined],
  ['not there, a push alone', [aPush], undefined],
])('a request’s card says why no mail about it arrived, if it is %s', (_, messages, sentence) => {
  expect(whyUntold(messages, NOW)).toBe(sentence && `Benachrichtigung: ${sentence}`);
});
