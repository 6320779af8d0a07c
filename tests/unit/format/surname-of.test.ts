import { expect, test } from 'vitest';
import { mapsLink } from '#shared/format/maps-link.ts';
import { surnameOf } from '#shared/format/surname-of.ts';

test.each([
  ['Erika Muster', 'Muster'],
  ['  Hans  ', 'Hans'],
  ['Muster, Erika', 'Muster'],
  ['Dr. Erika Muster', 'Muster'],
  ['Frau Müller', 'Müller'],
  ['Anna von der Heide', 'von der Heide'],
  ['Fensterbau Groß GmbH', 'Fensterbau Groß GmbH'],
  ['Erika Muster (Mieterin)', 'Muster'],
  ['Hans Muster jun.', 'Muster'],
  ['Hans Muster d. Ä.', 'Muster'],
  ['Erika Muster, M.A.', 'Muster'],
  ['Hans Neuhaus 😀', 'Neuhaus'],
  ['Karl-Heinz O’Neill-Müßig', 'O’Neill-Müßig'],
  ['von Stein', 'von Stein'],
  ['WEG Hauptstraße 12', 'WEG Hauptstraße 12'],
  ['Erika Muster 1985', 'Erika Muster 1985'],
  ['Erika M.', 'Erika M.'],
  ['Turnverein Alzey', 'Turnverein Alzey'],
  ['Erika Muster/Hans Klein', 'Erika Muster/Hans Klein'],
  ['(Mieterin)', '(Mieterin)'],
  ['Frau', 'Frau'],
  ['', ''],
])('the person %o is called %o in a list', (name, called) => {
  expect(surnameOf(name)).toBe(called);
});

test('a link to directions contains all places in order', () => {
  const query = (places: string[]) => Object.fromEntries(new URL(mapsLink(places)).searchParams);
  expect(query(['Mainz'])).toEqual({ api: '1', destination: 'Mainz, Deutschland' });
  expect(query(['Mainz', 'Bingen', 'Alzey'])).toEqual({
    api: '1',
    destination: 'Alzey, Deutschland',
    waypoints: 'Mainz, Deutschland|Bingen, Deutschland',
  });
});
