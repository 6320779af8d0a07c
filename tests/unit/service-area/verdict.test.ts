import { expect, test } from 'vitest';
import { verdictFor } from '#domain/service-area/served-places.ts';

test.each([
  [0, 'inside'],
  [17.9, 'inside'],
  [18, 'edge'],
  [20, 'edge'],
  [22, 'edge'],
  [22.1, 'outside'],
  [300, 'outside'],
])('the verdict with a radius of 20 km for %d km is %s', (km, verdict) => {
  expect(verdictFor(km, 20)).toBe(verdict);
});

test('the verdict depends on the radius', () => {
  expect(verdictFor(20, 30)).toBe('inside');
  expect(verdictFor(20, 10)).toBe('outside');
});
