import { expect, test } from 'vitest';
import { softHyphens } from '#content/soft-hyphens.ts';

test('soft hyphens part the longest words between their parts, and no others', () => {
  expect(softHyphens('Wintergartenreinigung anfragen')).toBe('Winter\u00adgarten\u00adreinigung anfragen');
  expect(softHyphens('<h3>Terrassendachreinigung</h3>')).toBe('<h3>Terrassen\u00addach\u00adreinigung</h3>');
  expect(softHyphens('Garten und Reinigung')).toBe('Garten und Reinigung');
});
