import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { texts } from '#site/legal/texts.ts';
import { readText } from './legal-texts.ts';

const { smallBusiness, noAuthority, lead, noAppointments } = texts.imprint;
const tax = smallBusiness(business.smallBusiness ?? '', business.owner);
const imprint = [lead, noAppointments, tax, noAuthority, readText('imprint')].join('\n');

describe('the Impressum', () => {
  test.each([
    ['the law it follows', '§ 5 DDG'],
    [
      'that the owner is a small business, by her own word, and the rule',
      'Als Kleinunternehmerin ist Maria Muster von der Umsatzsteuer befreit (§ 19 UStG).',
    ],
    ['why no authority supervises the trade', 'zulassungsfreies Handwerk'],
    [
      'where it stands on consumer disputes',
      'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
    ],
    ['that nobody comes to the business address', 'An unserer Geschäftsadresse finden keine Kundentermine statt.'],
  ])('says %s', (_, words) => expect(imprint).toContain(words));

  test.each([/TMG/, /ec\.europa\.eu/, /OS-Plattform/, /Online-Streitbeilegung/, /55 RStV/])('is free of %s', (relic) =>
    expect(imprint).not.toMatch(relic),
  );
});

test.each([
  // Its yardsticks.
  /\(WCAG\) 2\.1, Stufe AA/,
  /\(BITV 2\.0\)/,
  /WCAG 2\.2, Stufe AA/,
  // When it was tested, and how to report a barrier.
  /zuletzt am \d{1,2}\. \p{L}+ \d{4}/u,
  /\[kontakt@muster-glasreinigung\.example\]\(mailto:kontakt@muster-glasreinigung\.example\)/,
  /innerhalb von 24 Stunden/,
  // It claims no duty that a small firm does not have.
  /Kleinstunternehmen/,
  /Wir folgen den Regeln freiwillig\./,
])('the accessibility statement says %s', (words) => expect(readText('accessibility')).toMatch(words));
