import { expect, test } from 'vitest';
import { texts } from '#features/legal/texts.ts';
import { readText } from './legal-texts.ts';

const imprint = JSON.stringify(texts.imprint) + readText('imprint');

test.each([
  ['the law it follows', '§ 5 DDG'],
  ['that it is a small business', 'Wir sind Kleinunternehmer'],
  ['the small-business rule', 'nach § 19 UStG von der Umsatzsteuer befreit'],
  [
    'where it stands on consumer disputes',
    'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
  ],
  ['that nobody comes to the business address', 'An unserer Geschäftsadresse finden keine Kundentermine statt.'],
])('says %s', (_, words) => {
  expect(imprint).toContain(words);
});

test.each([/TMG/, /ec\.europa\.eu/, /OS-Plattform/, /Online-Streitbeilegung/, /55 RStV/])('is free of %s', (relic) => {
  expect(imprint).not.toMatch(relic);
});
