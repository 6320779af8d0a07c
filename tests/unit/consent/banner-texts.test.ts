import { expect, test } from 'vitest';
import { texts } from '#site/consent/texts.ts';

test('the banner is true before a choice, after a yes and after a no (rulings 10, 33)', () => {
  expect(texts.intro).toBe(
    'Solange Sie nichts wählen, zählen wir nur den Seitenaufruf und speichern dafür nichts auf Ihrem Gerät. ' +
      'Mit „Alle akzeptieren“ zählen wir genauer, mit „Nur Notwendige“ gar nicht. ' +
      'Immer ohne fremde Anbieter (Art. 6 DSGVO, § 25 TDDDG).',
  );
});

test('visitors with Global Privacy Control read that nothing is counted', () => {
  expect(texts.gpc).toContain('Deshalb zählen wir bei Ihnen nichts');
});
