import { expect, test, vi } from 'vitest';
import { invoiceText } from '#admin/reply/invoice-text.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const request: StoredRequest = {
  id: '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11',
  name: 'Erika Muster',
  email: 'erika@beispiel.de',
  service: 'fenster',
  createdAt: '2026-11-20T09:00:00.000Z',
};
const done = { number: 4, day: '2026-11-20', cents: 18_900 };
const state = { version: 4, step: 'erledigt', jobs: [{ number: 2, day: '2026-06-01', cents: 17_500 }, done] };
const work = (day: string) => ({ what: 'arbeit', day, time: '09:00', number: 5 });
const textOf = (changes: Partial<StoredRequest['state']>) =>
  invoiceText({ ...request, state: { ...state, ...changes } }, 'Langgasse 9, 55234 Albig', NOW);

test('an invoice’s text has number, person, address, service, day of the last job, price and tax', () => {
  expect(textOf({})).toBe(
    [
      'Rechnungsnummer: ',
      'Erika Muster',
      'Langgasse 9',
      '55234 Albig',
      'erika@beispiel.de',
      'Fenster Reinigung',
      'Ausgeführt am 20. November 2026',
      '189,00\u00a0€',
      'Anfrage GR-7W64',
      'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
    ].join('\n'),
  );
});

test.each([
  ['a work day of today', { date: work('2026-11-25'), priceCents: 20_000 }, '25. November', '200,00'],
  [
    'the last job, if the next one is ahead',
    { date: work('2027-01-20'), priceCents: 20_000 },
    '20. November',
    '189,00',
  ],
  [
    'a work day ahead without any job',
    { date: work('2027-01-20'), priceCents: 20_000, jobs: undefined },
    '20. Januar',
    '200,00',
  ],
])('an invoice’s text is about %s', (_, changes, day, price) => {
  const text = textOf(changes);
  expect(text).toContain(`Ausgeführt am ${day}`);
  expect(text).toContain(`\n${price}\u00a0€\n`);
});

test('an invoice’s text leaves out what is not known', () => {
  const text = invoiceText({ ...request, email: '', service: undefined }, undefined, NOW);
  expect(text).toBe(
    'Rechnungsnummer: \nErika Muster\nAnfrage GR-7W64\nGemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
  );
});

test('an invoice’s text of a business with VAT names the tax', async () => {
  vi.resetModules();
  vi.doMock('#facts/firm.ts', async (actual) => ({ ...(await actual<object>()), smallBusiness: undefined }));
  const late = await import('#admin/reply/invoice-text.ts');
  expect(late.invoiceText(request, '', NOW)).toMatch(/\nIm Preis sind 19 % Umsatzsteuer enthalten\.$/);
  vi.doUnmock('#facts/firm.ts');
});
