import { expect, test } from 'vitest';
import { farSeat, findPlaces } from '#admin/website/form/places.ts';
import { readStored } from '#domain/site/stored-facts.ts';
import { filledFacts } from '../../support/filled-facts.ts';

test('a seat more than three kilometres from the middle of the area is told, and one tap moves the middle', () => {
  const at = (changes: object) => readStored(filledFacts, {}, { ...changes });
  const alzey = { 'firm.postalCode': '55232', 'firm.city': 'Alzey' };
  const [warning] = farSeat(at(alzey));
  expect(warning?.detail).toMatch(/^Alzey ist 1\d km vom Mittelpunkt entfernt/);
  const [{ label, changes } = {}] = warning?.remedies ?? [];
  expect(label).toBe('Mittelpunkt nach Alzey');
  expect(farSeat(at({ ...alzey, ...changes }))).toEqual([]);
  expect(farSeat(at({ 'firm.postalCode': '10115' }))).toEqual([]);
});

test('a place is found by its name and by its postal code, and none by nonsense', () => {
  expect([findPlaces('alzey')[0]?.place, findPlaces('55232')[0]?.place, findPlaces('Nirgendsheim')]).toEqual([
    'Alzey',
    expect.stringContaining('Alzey'),
    [],
  ]);
});
