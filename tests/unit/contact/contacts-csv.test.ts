import { describe, expect, it } from 'vitest';
import { contactsToCsv, csvFileName } from '#features/contact/contacts-csv.ts';
import type { ContactSubmission } from '#features/contact/contract.ts';

const contact = (changes: Partial<ContactSubmission> = {}): ContactSubmission => ({
  id: '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11',
  name: 'Erika Beispiel',
  email: 'erika@beispiel.de',
  createdAt: '2026-03-02T09:05:00.000Z',
  ...changes,
});

/** The lines without the byte order mark. */
const linesOf = (csv: string) => csv.slice(1).split('\r\n');

describe('the exported requests', () => {
  it('begin with the mark by which Excel knows UTF-8, then the columns', () => {
    const csv = contactsToCsv([]);
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(linesOf(csv)[0]).toBe('"Name","E-Mail","Telefon","Service","Nachricht","Datum"');
  });

  it('quote every value, and write commas in messages as semicolons', () => {
    const full = contact({ phone: '06131 55', service: 'fenster', message: 'eins, zwei' });
    expect(linesOf(contactsToCsv([full]))[1]).toBe(
      '"Erika Beispiel","erika@beispiel.de","06131 55","Fenster Reinigung","eins; zwei","02.03.2026, 10:05"',
    );
    expect(linesOf(contactsToCsv([contact()]))[1]).toBe(
      '"Erika Beispiel","erika@beispiel.de","","","","02.03.2026, 10:05"',
    );
  });

  it('keep quotes and lines inside a value', () => {
    expect(contactsToCsv([contact({ message: 'Sie sagte "ja"\nund ging' })])).toContain('"Sie sagte ""ja""\nund ging"');
  });

  it.each(['=1+1', '+49 6131 5', '-1', '@SUM(A1)', '\t=1', '\r=1'])('run no formula: %j', (value) => {
    expect(contactsToCsv([contact({ name: value })])).toContain(`"'${value}"`);
  });

  it('separate by semicolons for a German Excel', () => {
    expect(linesOf(contactsToCsv([], ';'))[0]).toBe('"Name";"E-Mail";"Telefon";"Service";"Nachricht";"Datum"');
  });

  it('stand in a file that is named after the day', () => {
    expect(csvFileName(new Date('2026-03-02T09:05:00Z'))).toBe('contacts-2026-03-02.csv');
  });
});
