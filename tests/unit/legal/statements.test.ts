import { expect, test } from 'vitest';
import { texts } from '#site/legal/texts.ts';
import { readText } from './legal-texts.ts';

const imprint = [texts.imprint.lead, readText('imprint')].join('\n');

test.each([
  ['its legal basis', '§ 5 DDG'],
  [
    'the owner’s status as a small business, with its paragraph',
    'Als Kleinunternehmerin ist Maria Muster von der Umsatzsteuer befreit (§ 19 UStG).',
  ],
  ['the reason why no authority supervises the trade', 'zulassungsfreies Handwerk'],
  [
    'the refusal of consumer arbitration',
    'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
  ],
  ['the address as closed to customers', 'An unserer Geschäftsadresse finden keine Kundentermine statt.'],
])('the Impressum states %s', (_, words) => expect(imprint).toContain(words));

test.each([/TMG/, /ec\.europa\.eu/, /OS-Plattform/, /Online-Streitbeilegung/, /55 RStV/])(
  'the Impressum is free of %s',
  (relic) => expect(imprint).not.toMatch(relic),
);

test.each([
  // The standards.
  /\(WCAG\) 2\.1, Stufe AA/,
  /\(BITV 2\.0\)/,
  /WCAG 2\.2, Stufe AA/,
  // The day of the test, and the ways to report a barrier.
  /zuletzt am \d{1,2}\. \p{L}+ \d{4}/u,
  /\[kontakt@muster-glasreinigung\.example\]\(mailto:kontakt@muster-glasreinigung\.example\)/,
  /innerhalb von 24 Stunden/,
  // Nobody asked how small the business is.
  /Kleinstunternehmen/,
  /Wir folgen den Regeln, auch wo wir es als kleiner Betrieb nicht müssten\./,
])('the accessibility statement says %s', (words) => expect(readText('accessibility')).toMatch(words));
