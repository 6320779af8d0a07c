import { expect, test } from 'vitest';
import { distanceKm } from '#domain/service-area/distance.ts';

const mainzCathedral = { latitude: 49.999, longitude: 8.274 };

const berlin = { latitude: 52.517, longitude: 13.389 };

test.each([
  ['from a place to itself', mainzCathedral, mainzCathedral, 0, 0.001],
  ['for one degree of latitude', { latitude: 49, longitude: 8 }, { latitude: 50, longitude: 8 }, 111.2, 0.05],
  [
    'for one degree of longitude at 50° north',
    { latitude: 50, longitude: 8 },
    { latitude: 50, longitude: 9 },
    71.5,
    0.05,
  ],
  ['from Berlin to Paris', berlin, { latitude: 48.857, longitude: 2.352 }, 878, 3],
])('the distance %s is correct in both directions', (_, from, to, km, tolerance) => {
  expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(tolerance);
  expect(distanceKm(to, from)).toBe(distanceKm(from, to));
});
