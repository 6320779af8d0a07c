import { expect, test } from 'vitest';
import { deletionDay, lastDayOfDeal } from '#domain/requests/retention.ts';

test.each([
  ['2026-11-03T12:00:00Z', '2027-05-03'],
  ['2026-08-31T12:00:00Z', '2027-02-28'],
  ['2027-08-31T12:00:00Z', '2028-02-29'],
  ['2026-12-31T22:59:59Z', '2027-06-30'],
  ['2026-12-31T23:00:00Z', '2027-07-01'],
  ['2026-06-30T22:30:00Z', '2027-01-01'],
])('a request without a deal is deleted after six months in Germany from %s until %s', (createdAt, day) => {
  expect(deletionDay(createdAt)).toBe(day);
});

test('a deal is kept for ten years from the end of the German year in which it was marked', () => {
  expect(lastDayOfDeal('2026-11-04T12:00:00Z')).toBe('2036-12-31');
  expect(lastDayOfDeal('2026-12-31T23:30:00Z')).toBe('2037-12-31');
});
