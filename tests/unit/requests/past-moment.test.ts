import { expect, test } from 'vitest';
import { pastMoment } from '#admin/case/past-moment.ts';

test.each([
  ['2026-11-25T08:05:00Z', 'Heute, 9:05'],
  ['2026-11-24T23:05:00Z', 'Heute, 0:05'],
  ['2026-11-24T07:35:00Z', 'Gestern, 8:35'],
  ['2026-11-20T09:12:00Z', '20.11., 10:12'],
  ['2025-05-12T09:12:00Z', '12.5.2025'],
])('a moment of the history is short: %s is %j', (iso, words) => {
  expect(pastMoment(iso, new Date('2026-11-25T12:00:00Z'))).toBe(words);
});
