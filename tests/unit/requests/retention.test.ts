import { expect, test } from 'vitest';
import { lastDayOfDeal } from '#domain/jobs/retention.ts';

test('a deal is kept for ten years from the end of the German year in which it was marked', () => {
  expect(lastDayOfDeal('2026-11-04T12:00:00Z')).toBe('2036-12-31');
  expect(lastDayOfDeal('2026-12-31T23:30:00Z')).toBe('2037-12-31');
});
