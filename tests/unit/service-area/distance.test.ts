import { expect, test } from 'vitest';
import { postalCodes } from '#content/postal-codes.ts';
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

/**
 * The expected distances are calculated by hand with Pythagoras (111.2 km and 71.6 km a degree) from another source
 * (WZB, plz_geocoord, 2019). The tolerance is wide, because that source gives the middle of an area, not the town hall.
 */
const TOLERANCE_KM = 1.5;

test.each([
  ['65183', 'Wiesbaden', 9.7],
  ['55268', 'Nieder-Olm', 11.2],
  ['65428', 'Rüsselsheim am Main', 11.4],
  ['55283', 'Nierstein', 14.2],
  ['55218', 'Ingelheim am Rhein', 15.0],
  ['55435', 'Gau-Algesheim', 19.6],
  ['55286', 'Wörrstadt', 20.7],
  ['55232', 'Alzey', 30.8],
  ['55543', 'Bad Kreuznach', 34.5],
  ['67547', 'Worms', 41.7],
])('%s %s is %d km away from Mainz cathedral', (code, town, knownKm) => {
  const place = postalCodes[code]?.find(([name]) => name === town);
  if (!place) throw new Error(`${town} has no entry under ${code}.`);
  const [, latitude, longitude] = place;
  const off = Math.abs(distanceKm(mainzCathedral, { latitude, longitude }) - knownKm);
  expect(off).toBeLessThan(TOLERANCE_KM);
});
