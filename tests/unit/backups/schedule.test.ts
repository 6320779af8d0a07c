import { expect, test } from 'vitest';
import { lastDue, nextDue } from '#domain/backups/schedule.ts';

test.each([
  ['winter: 01:00 UTC', '2026-01-14T12:00:00Z', '2026-01-11T01:00:00.000Z', '2026-01-18T01:00:00.000Z'],
  ['exactly then', '2026-01-18T01:00:00.000Z', '2026-01-18T01:00:00.000Z', '2026-01-25T01:00:00.000Z'],
  ['a millisecond earlier', '2026-01-18T00:59:59.999Z', '2026-01-11T01:00:00.000Z', '2026-01-18T01:00:00.000Z'],
  ['summer: 00:00 UTC', '2026-07-15T12:00:00Z', '2026-07-12T00:00:00.000Z', '2026-07-19T00:00:00.000Z'],
  ['New Year', '2027-01-01T00:00:00Z', '2026-12-27T01:00:00.000Z', '2027-01-03T01:00:00.000Z'],
  ['a leap day that is a Sunday', '2032-02-29T12:00:00Z', '2032-02-29T01:00:00.000Z', '2032-03-07T01:00:00.000Z'],
  // 29 March 2026: at 02:00 (01:00 UTC) clocks go to 03:00.
  ['before the night without 02:00', '2026-03-29T00:59:59Z', '2026-03-22T01:00:00.000Z', '2026-03-29T01:00:00.000Z'],
  ['03:00 in that night', '2026-03-29T01:00:00Z', '2026-03-29T01:00:00.000Z', '2026-04-05T00:00:00.000Z'],
  // 25 October 2026: at 03:00 (01:00 UTC) clocks go back to 02:00.
  ['before the night with two', '2026-10-24T23:59:59Z', '2026-10-18T00:00:00.000Z', '2026-10-25T00:00:00.000Z'],
  ['the first 02:00 of it', '2026-10-25T00:00:00Z', '2026-10-25T00:00:00.000Z', '2026-11-01T01:00:00.000Z'],
  ['the second 02:00 of it', '2026-10-25T01:00:00Z', '2026-10-25T00:00:00.000Z', '2026-11-01T01:00:00.000Z'],
])('Sunday 02:00 in Berlin is computed for %s', (_, now, last, following) => {
  expect(lastDue(new Date(now)).toISOString()).toBe(last);
  expect(nextDue(new Date(now)).toISOString()).toBe(following);
});
