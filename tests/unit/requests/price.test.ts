import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, germanPrice } from '#domain/jobs/price.ts';
import { PRICE_MAX_CENTS } from '#domain/requests/limits.ts';

test.each([
  ['1.234,50', 123_450],
  ['1234,5', 123_450],
  [' 1234 ', 123_400],
  ['1.234', 123_400],
  ['80 €', 8_000],
  ['80,- Euro', 8_000],
  ['12.50', 1_250],
  ['0,05', 5],
  ['€ 120', 12_000],
  ['EUR 120,–', 12_000],
  ['1 200', 120_000],
  ['1\u202f200,50\u00a0€', 120_050],
  ["1'200", 120_000],
])('a quoted price is read as people write it: %s', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test.each([
  '',
  'gratis',
  '0',
  '-5',
  '1,234.50',
  '12.3456',
  '1.23.456',
  '1e3',
  '5,999',
  '1.000.000',
  'ab 80',
  '€ 5 €',
  '12 50',
  '1 200.300',
  '0.120',
])('a quoted price is refused if unclear: %j', (typed) => {
  expect(centsOf(typed)).toBeUndefined();
});

test('a quoted price is read back from the text that shows it', () => {
  expect(germanPrice(123_450)).toBe('1.234,50\u00a0€');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: PRICE_MAX_CENTS }), (cents) => {
      expect(centsOf(germanPrice(cents))).toBe(cents);
    }),
  );
});
