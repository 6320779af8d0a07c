import { expect, test } from 'vitest';
import { chosenPostalCode, glassSizes, sizeLine } from '#content/quick-request.ts';
import { readyMessage } from '#features/quick-request/texts.ts';

test('a message says what, how much and where', () => {
  expect(readyMessage({ service: 'wintergarten', size: 'mittel', postalCode: '55218' })).toBe(
    'Guten Tag, es geht um: Wintergarten Reinigung.\n' +
      'Wie viel: Mittel (etwa 8 bis 20 Scheiben)\n' +
      'Postleitzahl: 55218\n' +
      'Wann können Sie sich das bei mir ansehen?',
  );
});

test('without any choice it is a message all the same', () => {
  expect(readyMessage({})).toBe('Guten Tag, ich habe eine Anfrage.\nWann können Sie sich das bei mir ansehen?');
});

test.each([
  [{ size: 'riesig' }],
  [{ postalCode: '5521' }],
  [{ postalCode: '<b>55218</b>' }],
  [{ size: '__proto__', postalCode: '' }],
])('%o goes into no message', (choices) => {
  expect([sizeLine(choices), chosenPostalCode(choices)]).toEqual(['', '']);
});

test('every size has words of its own', () => {
  expect(new Set(glassSizes.map(({ label }) => label)).size).toBe(4);
});
