import { expect, test } from 'vitest';
import { requestToVcf } from '#admin/card/request-vcf.ts';

const ID = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const requests = [{ id: '6f1c1f4e-8f6a-4d0c-9c52-000000000001' }, { id: ID }];
const erika = { name: 'Erika', email: 'erika@beispiel.de', requests };
const NOW = new Date('2026-11-27T16:00:00Z');

test('a card for a phone has name, every number, mail address, the address in its parts and what stays', () => {
  expect(
    requestToVcf(
      {
        ...erika,
        phone: '06132 12345 oder 0176 04069222',
        address: 'Langgasse 9, 55234 Albig',
        stays: 'Schlüssel bei Frau Klein\nHund',
      },
      NOW,
    ),
  ).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `UID:urn:uuid:${ID}`,
      'REV:2026-11-27T16:00:00.000Z',
      'FN:Erika',
      'N:Erika;;;;',
      'TEL:+49 6132 12345',
      'TEL;TYPE=CELL:+49 176 04069222',
      'EMAIL:erika@beispiel.de',
      'ADR:;;Langgasse 9;Albig;;55234;',
      'NOTE:Schlüssel bei Frau Klein\\nHund',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['Dr. Nina Braun (Mieterin)', 'N:Braun;Nina;;Dr.;'],
  ['Hausverwaltung Rhein GmbH, Renate Bopp', 'N:Bopp;Renate;;;\r\nORG:Hausverwaltung Rhein GmbH'],
  ['Weingut Kurz; Söhne', 'N:;;;;\r\nORG:Weingut Kurz\\; Söhne'],
])('a card for a phone files %s by surname and firm', (name, lines) => {
  expect(requestToVcf({ ...erika, name }, NOW)).toContain(`\r\n${lines}\r\nEMAIL`);
});

test('typed text adds no line to the card', () => {
  const card = requestToVcf(
    { name: 'A;B,C\\D\nTEL:0900 1', email: '', address: 'Weg 1;X, 55232 Alzey', requests },
    NOW,
  );
  expect(card).toContain('FN:A\\;B\\,C\\\\D\\nTEL:0900 1\r\n');
  expect(card).toContain('ADR:;;Weg 1\\;X;Alzey;;55232;\r\n');
  expect(card).not.toContain('EMAIL');
});
