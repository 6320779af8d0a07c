import { expect, it } from 'vitest';
import { mapsLink } from '#shared/format/maps-link.ts';
import { surnameOf } from '#shared/format/surname-of.ts';

it.each([
  ['Erika Muster', 'Muster'],
  ['  Hans  ', 'Hans'],
  ['Muster, Erika', 'Muster'],
  ['Dr. Erika Muster', 'Muster'],
  ['Frau Müller', 'Müller'],
  ['Anna von der Heide', 'von der Heide'],
  ['Fensterbau Groß GmbH', 'Fensterbau Groß GmbH'],
  ['', ''],
])('%o is called %o in a list', (name, called) => {
  expect(surnameOf(name)).toBe(called);
});

it('a link to directions contains all places in order', () => {
  const query = (places: string[]) => Object.fromEntries(new URL(mapsLink(places)).searchParams);
  expect(query(['Mainz'])).toEqual({ api: '1', destination: 'Mainz, Deutschland' });
  expect(query(['Mainz', 'Bingen', 'Alzey'])).toEqual({
    api: '1',
    destination: 'Alzey, Deutschland',
    waypoints: 'Mainz, Deutschland|Bingen, Deutschland',
  });
});
