import { expect, test } from 'vitest';
import { clockOf } from '#domain/requests/case/clock.ts';

const at = (iso: string) => new Date(iso);

test.each([
  ['2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z', 'Noch 24 Std. bis zur Antwort'],
  ['2026-03-02T09:00:00Z', '2026-03-03T05:30:00Z', 'Noch 3 Std. bis zur Antwort'],
  ['2026-03-02T08:58:00Z', '2026-03-03T06:30:00Z', 'Bis 9:58 Uhr antworten!'],
  ['2026-03-02T09:00:00Z', '2026-03-03T08:59:59Z', 'Bis 10:00 Uhr antworten!'],
  ['2026-03-02T09:00:00Z', '2026-03-03T09:00:00Z', 'Überfällig, seit 24 Std. offen'],
  ['2026-03-02T09:00:00Z', '2026-03-03T11:59:00Z', 'Überfällig, seit 26 Std. offen'],
  ['2026-03-02T09:00:00Z', '2026-03-05T10:00:00Z', 'Überfällig, seit 3 Tagen offen'],
  // The device's clock is behind the server's.
  ['2026-03-02T09:00:00Z', '2026-03-02T08:58:00Z', 'Noch 24 Std. bis zur Antwort'],
])('the reply clock for a request from %s says at %s: %s', (createdAt, now, words) => {
  const clock = clockOf({ createdAt }, at(now));
  expect(clock.words).toBe(words);
  expect(words.startsWith(clock.short) && clock.short.length < words.length, 'shorter in a row').toBe(true);
});

test('the reply clock starts after the absence that a request arrives in', () => {
  const request = { createdAt: '2026-08-10T09:00:00Z', promisedFrom: '2026-08-22T22:00:00Z' };
  expect(clockOf(request, at('2026-08-12T09:00:00Z'))).toEqual({
    isOverdue: false,
    words: 'Sie sind nicht da, Antwort bis 24.8., 00:00 Uhr',
    short: 'Sie sind nicht da, Antwort bis 24.8., 00:00 Uhr',
  });
  expect(clockOf(request, at('2026-08-23T12:00:00Z')).words).toBe('Noch 10 Std. bis zur Antwort');
  expect(clockOf(request, at('2026-08-23T22:00:00Z')).isOverdue).toBe(true);
});

test('the reply clock runs for 24 real hours across a clock change', () => {
  // In Germany the night to 2026-03-29 lacks an hour; the night to 2026-10-25 has one twice.
  expect(clockOf({ createdAt: '2026-03-28T10:00:00+01:00' }, at('2026-03-29T10:59:00+02:00')).isOverdue).toBe(false);
  expect(clockOf({ createdAt: '2026-03-28T10:00:00+01:00' }, at('2026-03-29T11:00:00+02:00')).isOverdue).toBe(true);
  expect(clockOf({ createdAt: '2026-10-24T10:00:00+02:00' }, at('2026-10-25T08:59:00+01:00')).isOverdue).toBe(false);
  expect(clockOf({ createdAt: '2026-10-24T10:00:00+02:00' }, at('2026-10-25T09:00:00+01:00')).isOverdue).toBe(true);
});
