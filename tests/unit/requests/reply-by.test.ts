import { expect, test } from 'vitest';
import { replyBy } from '#domain/messages/reply-by.ts';

test.each([
  ['on a winter afternoon', '2026-11-23T14:20:59Z', 'bis morgen, Dienstag, 15:20 Uhr'],
  ['on a summer morning', '2026-07-04T06:05:00Z', 'bis morgen, Sonntag, 08:05 Uhr'],
  [
    'shortly after midnight in Germany, the day before in London',
    '2026-07-03T22:30:00Z',
    'bis morgen, Sonntag, 00:30 Uhr',
  ],
  ['before the clocks go forward', '2026-03-28T14:20:00Z', 'bis morgen, Sonntag, 16:20 Uhr'],
  ['before the clocks go back', '2026-10-24T13:20:00Z', 'bis morgen, Sonntag, 14:20 Uhr'],
  ['late on the evening before they go forward', '2026-03-28T22:30:00Z', 'bis Montag, 00:30 Uhr'],
])('an answer is promised within 24 real hours to a request that comes %s', (_, arrival, words) => {
  expect(replyBy(new Date(arrival), []).replaceAll('\u00a0', ' ')).toBe(words);
});
