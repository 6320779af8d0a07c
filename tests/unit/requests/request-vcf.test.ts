import { expect, test } from 'vitest';
import { requestToVcf } from '#admin/inbox/request-vcf.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';

const aRequest = (changes: Partial<StoredRequest>) =>
  ({ name: 'Erika', email: 'erika@beispiel.de', ...changes }) as StoredRequest;

test('a card for a phone has name, every number, address and place', () => {
  expect(requestToVcf(aRequest({ phone: '06132 12345 oder 0176 04069222', place: '55232 Alzey' }))).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Erika',
      'N:Erika;;;;',
      'TEL:+49 6132 12345',
      'TEL:+49 176 04069222',
      'EMAIL:erika@beispiel.de',
      'ADR:;;;55232 Alzey;;;',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test('a card for a phone files a person by the surname', () => {
  expect(requestToVcf(aRequest({ name: 'Dr. Nina Braun (Mieterin)' }))).toContain('N:Braun;Nina;;Dr.;\r\n');
});

test('typed text adds no line to the card', () => {
  const card = requestToVcf(aRequest({ name: 'A;B,C\\D\nTEL:0900 1', email: '' }));
  expect(card).toContain('FN:A\\;B\\,C\\\\D\\nTEL:0900 1\r\n');
  expect(card).not.toContain('EMAIL');
});
