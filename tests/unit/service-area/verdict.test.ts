import { expect, test } from 'vitest';
import { verdictFor } from '#domain/service-area/served-places.ts';

test.each([
  [0, 20, 'inside'],
  [17.9, 20, 'inside'],
  [18, 20, 'edge'],
  [22, 20, 'edge'],
  [22.1, 20, 'outside'],
  [20, 30, 'inside'],
  [20, 10, 'outside'],
])('the verdict for %d km with a radius of %d km is %s', (km, radius, verdict) => {
  expect(verdictFor(km, radius)).toBe(verdict);
});
