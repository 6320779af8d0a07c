import { expect, test } from 'vitest';
import { lastDue, nextDue } from '#domain/backups/schedule.ts';

const due = (iso: string) => lastDue(new Date(iso)).toISOString();
const next = (iso: string) => nextDue(new Date(iso)).toISOString();

test.each([
  ['winter: 01:00 UTC', '2026-01-14T12:00:00Z', '2026-01-11T01:00:00.000Z', '2026-01-18T01:00:00.000Z'],
  ['summer: 00:00 UTC', '2026-07-15T12:00:00Z', '2026-07-12T00:00:00.000Z', '2026-07-19T00:00:00.000Z'],
  ['New Year', '2027-01-01T00:00:00Z', '2026-12-27T01:00:00.000Z', '2027-01-03T01:00:00.000Z'],
  ['a leap day that is a Sunday', '2032-02-29T12:00:00Z', '2032-02-29T01:00:00.000Z', '2032-03-07T01:00:00.000Z'],
])('Sunday 02:00 in Berlin is computed for %s', (_, now, last, following) => {
  expect(due(now)).toBe(last);
  expect(next(now)).toBe(following);
});

test('Sunday 02:00 in Berlin is due exactly then, and not a millisecond earlier', () => {
  expect(due('2026-01-18T01:00:00.000Z')).toBe('2026-01-18T01:00:00.000Z');
  expect(due('2026-01-18T00:59:59.999Z')).toBe('2026-01-11T01:00:00.000Z');
  expect(next('2026-01-18T01:00:00.000Z')).toBe('2026-01-25T01:00:00.000Z');
  expect(next('2026-01-18T00:59:59.999Z')).toBe('2026-01-18T01:00:00.000Z');
});

test('Sunday 02:00 in Berlin falls on 03:00 in the night without 02:00', () => {
  // 29 March 2026: at 02:00 (01:00 UTC) clocks go to 03:00.
  expect(due('2026-03-29T00:59:59Z')).toBe('2026-03-22T01:00:00.000Z');
  expect(due('2026-03-29T01:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
  expect(next('2026-03-29T12:00:00Z')).toBe('2026-04-05T00:00:00.000Z');
});

test('Sunday 02:00 in Berlin falls on the first 02:00 in the night with two', () => {
  // 25 October 2026: at 03:00 (01:00 UTC) clocks go back to 02:00.
  expect(due('2026-10-24T23:59:59Z')).toBe('2026-10-18T00:00:00.000Z');
  expect(due('2026-10-25T00:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
  expect(due('2026-10-25T01:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
  expect(next('2026-10-25T12:00:00Z')).toBe('2026-11-01T01:00:00.000Z');
});
