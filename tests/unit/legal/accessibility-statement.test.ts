import { expect, test } from 'vitest';
import { readText } from './legal-texts.ts';

const statement = readText('accessibility');

test('names its yardsticks', () => {
  expect(statement).toContain('(WCAG) 2.1, Stufe AA');
  expect(statement).toContain('(BITV 2.0)');
  expect(statement).toContain('WCAG 2.2, Stufe AA');
});

test('says when it was tested and how to report a barrier', () => {
  expect(statement).toMatch(/zuletzt am \d{1,2}\. \p{L}+ \d{4}/u);
  expect(statement).toContain('[kontakt@muster-glasreinigung.example](mailto:kontakt@muster-glasreinigung.example)');
  expect(statement).toContain('innerhalb von 24 Stunden');
});

test('claims no duty that a small firm does not have', () => {
  expect(statement).toContain('Kleinstunternehmen');
  expect(statement).toContain('Wir folgen den Regeln freiwillig.');
});
