import { expect, test } from 'vitest';
import { longerLinkName } from '#site/accessibility/longer-link.ts';

for (const [text, href, name] of [
  ['069 90009 123', 'tel:+496990009123', '069 90009 123, Telefonnummer anrufen'],
  ['kontakt@muster.example', 'mailto:kontakt@muster.example', 'kontakt@muster.example, E-Mail schreiben'],
  ['0176 04069 123', 'https://wa.me/4917604069123', '0176 04069 123, WhatsApp öffnen'],
  ['Kontakt', '/#contact', 'Kontakt, zum Abschnitt springen'],
  ['Inhalt', '#cookies', 'Inhalt, zum Abschnitt springen'],
] as const) {
  test(`'${text}' to ${href} names its action`, () => {
    expect(longerLinkName(text, href)).toBe(name);
  });
}

for (const href of ['/faq', '/', '#', 'https://partner.example']) {
  test(`a link to ${href} says enough already`, () => {
    expect(longerLinkName('Weiter', href)).toBeUndefined();
  });
}

test('a link without text is left alone', () => {
  expect(longerLinkName('', 'tel:+496990009123')).toBeUndefined();
});
