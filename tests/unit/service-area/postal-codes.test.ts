import { expect, test } from 'vitest';
import { postalCodes } from '#content/postal-codes.ts';
import { distanceKm } from '#domain/service-area/distance.ts';
import { serviceExceptions } from '#facts/area.ts';

const entries = Object.entries(postalCodes);
const places = entries.flatMap(([code, all]) => all.map((place) => ({ code, place })));

test('the table of postal codes has at least one place for every code of five digits, and each place once', () => {
  expect(entries.map(([code]) => code).filter((code) => !/^\d{5}$/.test(code))).toEqual([]);
  const names = entries.map(([code, all]) => [code, all.map(([name]) => name)] as const);
  expect(names.filter(([, all]) => all.length === 0 || new Set(all).size < all.length)).toEqual([]);
});

test('the table of postal codes has coordinates between Hunsrück and Ried, Taunus and Worms', () => {
  const strays = places.filter(
    ({ place: [, latitude, longitude] }) => latitude < 49.6 || latitude > 50.13 || longitude < 7.6 || longitude > 8.53,
  );
  expect(strays).toEqual([]);
});

test('the table of postal codes has places of one code near one another', () => {
  const scattered = entries.flatMap(([code, all]) =>
    all.flatMap(([name, latitude, longitude]) => {
      const nearest = all
        .filter(([other]) => other !== name)
        .map(([, lat, lon]) => distanceKm({ latitude, longitude }, { latitude: lat, longitude: lon }));
      return all.length > 1 && Math.min(...nearest) > 9 ? [`${code} ${name}`] : [];
    }),
  );
  expect(scattered).toEqual([]);
});

const judged = serviceExceptions.flatMap(({ places }) => places);
const known = new Set(entries.flatMap(([code, all]) => [code, ...all.map(([name]) => name)]));

test('the owner’s exceptions are all in the table, as codes or names', () => {
  expect(judged.filter((place) => !known.has(place))).toEqual([]);
});

test('the owner’s exceptions name the Rheingau, to which no bridge leads', () => {
  const rheingau = entries.filter(([code]) => code.startsWith('6534') || code.startsWith('6536'));
  expect(rheingau.length).toBeGreaterThan(5);
  expect(rheingau.filter(([code]) => !judged.includes(code))).toEqual([]);
  for (const { why } of serviceExceptions) expect(why).toMatch(/^\p{Lu}.*\.$/u);
});
