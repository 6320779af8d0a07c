import { expect, test } from 'vitest';
import { csvFiles } from '#admin/list/csv-files.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';

const contact = (changes: Partial<StoredRequest> = {}): StoredRequest => ({
  id: '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11',
  name: 'Erika Beispiel',
  email: 'erika@beispiel.de',
  createdAt: '2026-03-02T09:05:00.000Z',
  ...changes,
});

/** The lines without the byte order mark. */
const linesOf = (csv: string) => csv.slice(1).split('\r\n');
const NOW = new Date('2026-03-02T09:05:00Z');

test('the exported requests begin with the byte order mark for Excel, then the columns', () => {
  const csv = csvFiles.csv.write([]);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(linesOf(csv)[0]).toBe('"Name","E-Mail","Telefon","Service","Nachricht","Datum"');
});

test('the exported requests quote every value, even an absent one, and replace commas in messages by semicolons', () => {
  const full = contact({ phone: '06131 55', service: 'fenster', place: 'Mainz', message: 'eins, "zwei"' });
  expect(linesOf(csvFiles.csv.write([full]))[1]).toBe(
    '"Erika Beispiel","erika@beispiel.de","06131 55","Fenster Reinigung","eins; ""zwei""","02.03.2026, 10:05"',
  );
  expect(csvFiles.excel.write([full]), 'commas stay').toContain('"eins, ""zwei"""');
  expect(linesOf(csvFiles.csv.write([contact()]))[1]).toBe(
    '"Erika Beispiel","erika@beispiel.de","","","","02.03.2026, 10:05"',
  );
});

const dangerous = ['=1+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "+cmd|'/C calc'!A0", '+49-SUM(A1)', '+A1'];
test.each(dangerous)('the exported requests run no formula: %j', (value) => {
  expect(csvFiles.csv.write([contact({ name: value })])).toContain(`"'${value}"`);
  expect(csvFiles.excel.write([contact({ phone: value })])).toContain(`"'${value}"`);
});

test.each(['+49 6131 5', '+49 (0) 6131/55-66', '+4961315566'])(
  'the exported requests leave a phone number as it was typed: %s',
  (phone) => {
    expect(csvFiles.csv.write([contact({ phone })])).toContain(`"${phone}"`);
  },
);

test('the requests for Excel are separated by semicolons and name the start of a deal', () => {
  expect(linesOf(csvFiles.excel.write([]))[0]).toBe(
    '"Name";"E-Mail";"Telefon";"Service";"Nachricht";"Datum";"Auftrag seit";"Ort";"Stand";"Beantwortet am";"Angebotspreis in Euro";"Nächster Termin";"Was ansteht";"Erledigt am";"Preis in Euro"',
  );
  expect(linesOf(csvFiles.excel.write([contact({ dealAt: '2026-07-03T09:05:00.000Z' })]))[1]).toBe(
    '"Erika Beispiel";"erika@beispiel.de";"";"Sonstiges";"";"02.03.2026 10:05";"03.07.2026 11:05";"";"Auftrag";"";"";"";"";"";""',
  );
});

test('the requests for Excel show the progress of a request: step, first answer, and the price as a number', () => {
  const state = {
    version: 3,
    step: 'angebot',
    answeredAt: '2026-03-02T10:05:00.000Z',
    priceCents: 123_450,
    date: { what: 'besichtigung', day: '2026-03-09', time: '09:00', number: 2 },
  } as const;
  expect(linesOf(csvFiles.excel.write([contact({ place: 'Alzey', state })]))[1]).toMatch(
    /;"02\.03\.2026 10:05";"";"Alzey";"Angebot";"02\.03\.2026 11:05";"1234,50";"09\.03\.2026 09:00";"Besichtigung";"";""$/,
  );
});

test('the requests for Excel have a row for each finished job, with its day and price', () => {
  const jobs = [
    { number: 3, day: '2025-11-28', cents: 18_900 },
    { number: 6, day: '2026-11-24', cents: 123_450 },
    { number: 9, day: '2026-12-01' },
  ];
  const state = { version: 9, step: 'erledigt', jobs };
  const [, ...lines] = linesOf(csvFiles.excel.write([contact({ state }), contact()]));
  expect(lines.map((line) => line.split(';').slice(-2).join(';'))).toEqual([
    '"01.12.2026";""',
    '"24.11.2026";"1234,50"',
    '"28.11.2025";"189,00"',
    '"";""',
  ]);
  expect(linesOf(csvFiles.csv.write([contact({ state })])), 'the specified file is as before').toHaveLength(2);
});

const numeric = ['01067', '1-2', '1/2', '1e5', '3. Mai', '12:30', '5 EUR', 'WAHR', '0123456789012345678'];
test.each([
  ...numeric.map((place) => [place, `${place}\u00a0`]),
  ...['55232 Alzey', 'Mainz', 'Mai-Apotheke 3', ''].map((place) => [place, place]),
  // A sum that looks like a phone number.
  ['+1-2', "'+1-2\u00a0"],
])('the requests for Excel write the place %o so that Excel takes it for text only', (place, written) => {
  expect(csvFiles.excel.write([contact({ place })])).toContain(`;"${written}";"Neu"`);
});

test.each([
  ['06132778899', '+49 6132 778899'],
  ['+4961321234 oder 06132 12345', '+49 6132 1234 oder +49 6132 12345'],
  ['nur abends', 'nur abends'],
  ['77 88 99', '77 88 99\u00a0'],
])('the requests for Excel write phone numbers as text: %s', (phone, written) => {
  expect(csvFiles.excel.write([contact({ phone })])).toContain(written);
});

test('each exported file is named after the day', () => {
  expect(csvFiles.csv.nameOn(NOW)).toBe('contacts-2026-03-02.csv');
  expect(csvFiles.excel.nameOn(NOW)).toBe('contacts-excel-2026-03-02.csv');
});
