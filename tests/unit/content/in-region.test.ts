import { expect, test } from 'vitest';
import { withPreposition } from '#content/in-region.ts';

test.each([
  ['Rheinhessen', 'in Rheinhessen'],
  ['Inzlingen und Umgebung', 'in Inzlingen und Umgebung'],
  ['im Hunsrück', 'im Hunsrück'],
  ['an der Mosel', 'an der Mosel'],
])('the region %s stands in a sentence as "%s"', (region, words) => {
  expect(withPreposition(region)).toBe(words);
});
