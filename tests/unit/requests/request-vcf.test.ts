import { expect, test } from 'vitest';
import { requestToVcf } from '#admin/inbox/request-vcf.ts';

const erika = { name: 'Erika', email: 'erika@beispiel.de' };

test('a card for a phone has name, every number, mail address, the address in its parts and what stays', () => {
  expect(
    requestToVcf({
      ...erika,
      phone: '06132 12345 oder 0176 04069222',
      address: 'Langgasse 9, 55234 Albig',
      stays: 'Schlüssel bei Frau Klein\nHund',
    }),
  ).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Erika',
      'N:Erika;;;;',
      'TEL:+49 6132 12345',
      'TEL:+49 176 04069222',
      'EMAIL:erika@beispiel.de',
      'ADR:;;Langgasse 9;Albig;;55234;',
      'NOTE:Schlüssel bei Frau Klein\\nHund',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test('a card for a phone files a person by the surname', () => {
  expect(requestToVcf({ ...erika, name: 'Dr. Nina Braun (Mieterin)' })).toContain('N:Braun;Nina;;Dr.;\r\n');
});

test('typed text adds no line to the card', () => {
  const card = requestToVcf({ name: 'A;B,C\\D\nTEL:0900 1', email: '', address: 'Weg 1;X, 55232 Alzey' });
  expect(card).toContain('FN:A\\;B\\,C\\\\D\\nTEL:0900 1\r\n');
  expect(card).toContain('ADR:;;Weg 1\\;X;Alzey;;55232;\r\n');
  expect(card).not.toContain('EMAIL');
});
