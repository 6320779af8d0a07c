import { expect, test } from 'vitest';
import { outlineLine, outlineLines } from '#site/files/outlined-text.ts';
import { loadTypeface } from '#site/files/typeface-loader.ts';

const HEADLINE = 'Streifenfrei klare Sicht in Rheinhessen';
const typeface = await loadTypeface(750, HEADLINE);

test('a line becomes outlines as wide as its letters', () => {
  const line = outlineLine(typeface, 'Sicht', 76);
  expect(line.path).toMatch(/^M/);
  expect(line.width).toBeGreaterThan(150);
  expect(outlineLine(typeface, 'Sicht', 152).width).toBeCloseTo(2 * line.width);
});

test('a text that is too wide breaks between words', () => {
  const lines = outlineLines(typeface, HEADLINE, 76, 900);
  expect(lines).toHaveLength(2);
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(900);
});

test('a word that is too long stays whole', () => {
  expect(outlineLines(typeface, 'Rheinhessen', 76, 100)).toHaveLength(1);
});
