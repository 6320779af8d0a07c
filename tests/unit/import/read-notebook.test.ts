import { expect, it } from 'vitest';
import { type Notebook, readFile, readNotebook } from '#admin/import/read-notebook.ts';
import { notebookTexts } from '#admin/import/texts.ts';
import { NOTEBOOK_FILE_MAX_BYTES } from '#config/limits.ts';

const TODAY = '2026-11-25';
const notebookOf = (text: string) => readNotebook(text, TODAY) as Notebook;
/** Returns the customers without empty fields, then the faults as 'line: words'. */
function read(text: string) {
  const { rows, faults } = notebookOf(text);
  const customers = rows.map(({ customer }) =>
    Object.fromEntries(Object.entries(customer).filter(([, value]) => value)),
  );
  return [...customers, ...faults.map(({ line, words }) => `${line}: ${words}`)];
}
const textIn = async (content: string | Uint8Array<ArrayBuffer>) => (await readFile(new Blob([content]))).text;

const TABLE = [
  'Meine Kunden;;;;;;;;;;',
  'Vorname;Nachname;Straße;Hausnr.;PLZ;Ort;Handy;Bemerkung;Letzter Auftrag;Preis;Geburtsdatum',
  'Änne;Müller;Langgasse;9;55234;Albig;6731123456;Schlüssel bei Klein;24.11.2025;"1.189,00 €";1.1.1950',
  ';;;;;;;;;;',
  ';Kurz;;;;Alzey;;;Herbst 24;;',
  ';;;;;Wonsheim;06703 1;;;;',
].join('\r\n');

it.each([
  ['UTF-8', Buffer.from(TABLE)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TABLE}`)],
  ['UTF-16', Buffer.from(`\ufeff${TABLE}`, 'utf16le')],
  ['UTF-16 of the other order', Buffer.from(`\ufeff${TABLE}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(TABLE, 'utf16le')],
  ['Windows-1252', Buffer.from(TABLE.replaceAll('€', '\u0080'), 'latin1')],
])('a table from Excel in %s is read by the words of its columns', async (_, bytes) => {
  expect(read(await textIn(new Uint8Array(bytes)))).toEqual([
    {
      ...{ name: 'Änne Müller', place: 'Langgasse 9, 55234 Albig', phone: '06731123456' },
      ...{ stays: 'Schlüssel bei Klein', day: '2025-11-24', cents: 118_900 },
    },
    { name: 'Kurz', place: 'Alzey', stays: 'Letzter Auftrag: Herbst 24' },
    '5: Letzter Auftrag nicht lesbar, steht jetzt unter „Was bleibt“',
    '5: keine Telefonnummer und keine E-Mail-Adresse',
    '6: bleibt weg, Name ist erforderlich',
  ]);
  const { found, leftOut } = notebookOf(TABLE);
  expect(found).toEqual(expect.arrayContaining(['Vorname', 'Hausnummer', 'Postleitzahl', 'Telefon', 'Preis']));
  expect(leftOut).toEqual(['Geburtsdatum']);
});

it.each([
  [
    'Outlook',
    'Vorname,Nachname,Firma,Straße geschäftlich,Postleitzahl geschäftlich,Ort geschäftlich,Fax geschäftlich,Telefon (privat),Mobiltelefon,E-Mail-Adresse,Notizen\nAnna,Kurz,Weingut Kurz,Am Bach 2,55237,Flonheim,06734 9,06734 1111,0176 04069111,a@kurz.example,Hund',
    {
      ...{ name: 'Weingut Kurz, Anna Kurz', place: 'Am Bach 2, 55237 Flonheim', stays: 'Hund' },
      ...{ phone: '06734 1111, 0176 04069111', email: 'a@kurz.example' },
    },
  ],
  [
    'Google',
    'First Name,Last Name,Organization Name,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\nAnna,Kurz,,Hund,,a@kurz.example,Mobile,0176 04069111',
    { name: 'Anna Kurz', phone: '0176 04069111', email: 'a@kurz.example', stays: 'Hund' },
  ],
  [
    'tabs',
    'Kunde\tAdresse\tTel.\nKurz\tAm Bach 2, 55237 Flonheim\t06734 1111',
    { name: 'Kurz', place: 'Am Bach 2, 55237 Flonheim', phone: '06734 1111' },
  ],
  ['an unknown sign, said', 'sep=|\nName|Telefon\nKurz|06734 1111', { name: 'Kurz', phone: '06734 1111' }],
  ['a title and two columns', 'Kunden 2026\n\nName;Telefon\nKurz;06734 1111\n', { name: 'Kurz', phone: '06734 1111' }],
  ['our own file', '"Name";"Telefon"\n"\'-Müller";"06734 1111\u00a0"', { name: '-Müller', phone: '06734 1111' }],
  ['one line', 'Becker, Alzey, 0671 123456', { name: 'Becker', place: 'Alzey', phone: '0671 123456' }],
  ['two names', 'Becker, Hans, Alzey, 0671 12345', { name: 'Becker, Hans', place: 'Alzey', phone: '0671 12345' }],
  ['blanks alone', 'Becker Alzey 0671 123456', { name: 'Becker Alzey', phone: '0671 123456' }],
  [
    'a line with all',
    'Becker; Langgasse 9; 55234; Albig; hans@becker.example; 3.5.25; 89 €; alle 8 Wochen',
    {
      ...{ name: 'Becker', place: 'Langgasse 9, 55234 Albig', email: 'hans@becker.example' },
      ...{ day: '2025-05-03', cents: 8900, stays: 'alle 8 Wochen' },
    },
  ],
])('a customer is read from %s', (_, text, customer) => {
  expect(read(text)).toEqual([customer]);
});

const CARDS = [
  'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;=C3=84nne\r\nTEL;CELL:017604069111\r\nTEL;WORK;FAX:067341\r\nADR;HOME;ENCODING=QUOTED-PRINTABLE:;;Langgasse 9;=\r\nAlbig;;55234;Deutschland\r\nPHOTO;JPEG;ENCODING=BASE64:\r\n /9j/4AAQSkZJRg==\r\n\r\nEND:VCARD',
  'BEGIN:VCARD\nVERSION:3.0\nN:;;;;\nFN:Weingut Kurz\nORG:Weingut Kurz;\nitem1.EMAIL;type=INTERNET:a@kurz.example\nNOTE:Schlüssel\\, Hund\\nund T\n or\nEND:VCARD',
  'BEGIN:VCARD\nVERSION:4.0\nFN:Hans Becker\nTEL;VALUE=uri;TYPE="voice,home":tel:+49-671-123456\nADR;LABEL="Am Bach; 2":;;Am Bach 2;Flonheim;;55237;\nEND:VCARD',
].join('\n');

it('an address book is read in every version of its format, without its pictures', async () => {
  const text = await textIn(CARDS);
  expect(text).not.toContain('/9j/');
  expect(read(text)).toEqual([
    { name: 'Änne Müller', phone: '017604069111', place: 'Langgasse 9, 55234 Albig' },
    { name: 'Weingut Kurz', email: 'a@kurz.example', stays: 'Schlüssel, Hund\nund Tor' },
    { name: 'Hans Becker', phone: '+49-671-123456', place: 'Am Bach 2, 55237 Flonheim' },
  ]);
});

it('the simplest list is read, with and without empty lines', () => {
  const lines = ['Name;Telefon', 'Erika;06731 1', 'Ida;06731 2', 'Uwe;06731 3'];
  for (const list of [lines, [...lines, ''], [...lines, '', '', '']]) {
    expect(notebookOf(list.join('\r\n')).rows.map(({ customer }) => customer.name)).toEqual(['Erika', 'Ida', 'Uwe']);
  }
});

it('groups of an address book are no customers', () => {
  const group = (kind: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Kunden\r\n${kind}\r\nEND:VCARD\r\n`;
  for (const kind of ['X-ADDRESSBOOKSERVER-KIND:group', 'KIND:group', 'KIND;X-A=b:GROUP']) {
    const { rows, leftOut } = notebookOf(group(kind) + CARDS);
    expect([rows[0]?.line, rows.length, leftOut]).toEqual([2, 3, ['Gruppen']]);
  }
  expect(notebookOf(group('KIND:individual') + CARDS).rows).toHaveLength(4);
});

it('an address book may be larger than a table, because its pictures are left out', async () => {
  const picture = `PHOTO;ENCODING=b:${`${'A'.repeat(74)}\r\n `.repeat(NOTEBOOK_FILE_MAX_BYTES / 77 + 1)}\r\n`;
  const book = (line: string) => new Blob([`BEGIN:VCARD\r\nFN:Kurz\r\n${line}TEL:06731 1\r\nEND:VCARD\r\n`]);
  expect(read((await readFile(book(picture))).text)).toEqual([{ name: 'Kurz', phone: '06731 1' }]);
  const { text, fault } = await readFile(book(`NOTE:${'A'.repeat(NOTEBOOK_FILE_MAX_BYTES)}\r\n`));
  expect([text, fault]).toEqual(['', expect.stringContaining('in Teilen')]);
});

it('a table may have exactly the largest size', async () => {
  const sized = (bytes: number) => readFile(new Blob([new Uint8Array(bytes).fill(97)]));
  expect((await sized(NOTEBOOK_FILE_MAX_BYTES)).fault).toBeUndefined();
  expect((await sized(NOTEBOOK_FILE_MAX_BYTES + 1)).fault).toContain('größer als 20 MB');
});

it.each([
  ['67324711', '067324711'],
  ['6732471', '06732471'],
  ['6732 4711', '06732 4711'],
  ['671123456', '0671123456'],
  ['1761234567', '01761234567'],
  ['4941471', '04941471'],
  ['496732471123', '496732471123'],
])('the number %s without its zero is read as %s', (typed, phone) => {
  expect(read(`Name;Telefon\nKurz;${typed}`)).toEqual([{ name: 'Kurz', phone }]);
});

it.each(['4711', '471122', '9012345', '4967324711'])('that %s may lack its area code or its zero is said', (phone) => {
  expect(read(`Name;Telefon\nKurz;${phone}`)).toEqual([
    { name: 'Kurz', phone },
    `2: ${phone} hat keine Vorwahl, oder ihr fehlt die Null`,
  ]);
});

it.each([
  ['the end of the file', ''],
  ['another quote', 'Zoe;Albig;06731 4;"Hund"\n'],
  ['the end of a cell', 'Zoe;Albig;06731 4;Hund"\n'],
])('a quote without an end is a letter, and swallows no customer up to %s', (_, last) => {
  const table = [
    'Name;Ort;Telefon;Notiz',
    'Erika;Alzey;06731 1;"zwei\nZeilen; und ""mehr"""',
    'Uwe;Alzey;06731 2;"offen',
    'Ida Test;Alzey;06731 3;x',
    last,
  ];
  const { rows, faults } = notebookOf(table.join('\n'));
  expect(rows.slice(0, 3).map(({ customer }) => [customer.name, customer.stays])).toEqual([
    ['Erika', 'zwei\nZeilen; und "mehr"'],
    ['Uwe', '"offen'],
    ['Ida Test', 'x'],
  ]);
  expect(rows).toHaveLength(last ? 4 : 3);
  expect(faults).toEqual([{ line: 3, words: 'ein Anführungszeichen hat kein Ende, bitte diese Zeile ansehen' }]);
});

it('a value that its field does not take is kept in what stays, and named', () => {
  const text = `Name;Telefon;E-Mail;Ort;Letzter Auftrag\nKurz;6,71123E+09;a@@b;${'x'.repeat(101)};1.1.2030\nAlt;06731 1;;;31.12.2015`;
  expect(read(text)).toEqual([
    { name: 'Kurz', stays: `Letzter Auftrag: 1.1.2030\nE-Mail: a@@b\nOrt: ${'x'.repeat(101)}` },
    '2: Letzter Auftrag nicht lesbar, steht jetzt unter „Was bleibt“',
    '2: Gültige E-Mail-Adresse erforderlich',
    '2: Bitte kürzen Sie den Ort auf höchstens 100 Zeichen',
    '2: Excel hat die Telefonnummer gerundet, sie fehlt',
    '3: bleibt weg, der letzte Auftrag ist mehr als 10 Jahre her, so lange dürfen Sie nichts behalten',
  ]);
});

it.each([
  ['a workbook', 'PK\u0003\u0004', 'Das ist eine Excel-Mappe'],
  ['a picture', '\u00ff\u00d8\u0000\u0010JFIF\u0001\u0001', 'Diese Datei enthält keinen Text'],
  ['an empty file', ' \r\n', 'In dieser Datei steht nichts.'],
  ['a file without a name', 'Telefon;Ort\n0671;Alzey', 'Hier ist kein Name zu erkennen.'],
  ['an LDIF file', '# Adressen\nversion: 1\n\ndn: cn=Erika\nobjectclass: top', 'im Format LDIF'],
  ['a sheet saved as HTML', '\n<html><head><title>Kunden', 'Das ist eine Webseite oder XML'],
  ['a sheet of Excel 2003', '<?xml version="1.0"?>\n<Workbook>', 'Das ist eine Webseite oder XML'],
  ['a calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0', 'Das ist ein Kalender.'],
  ['a letter', 'Hallo Erika\nwie besprochen\nruf bitte 06731 4711 an', 'In den meisten Zeilen'],
  ['too many lines', 'Kurz;0671\n'.repeat(2001), 'Das sind 2.001 Zeilen.'],
])('a sentence says why nothing is taken of %s', async (_, content, sentence) => {
  const { text, fault } = await readFile(new Blob([new Uint8Array(Buffer.from(content, 'latin1'))]));
  expect(fault ?? readNotebook(text, TODAY)).toContain(sentence);
});

it('two thousand lines are read', () => {
  const many = Array.from({ length: 2000 }, (_, n) => `Kunde ${n};Am Bach ${n};55234;Albig;06731 ${100_000 + n}`);
  expect(read(`Name;Straße;PLZ;Ort;Telefon\n${many.join('\n')}`)).toHaveLength(2000);
});

it('one customer and one remark are spoken of as one', () => {
  expect(notebookTexts.will(1, 0, 0)).toBe('1 Kunde wird übernommen.');
  expect([notebookTexts.take(1), notebookTexts.more(1)]).toEqual(['1 Kunden übernehmen', 'und 1 weiterer Hinweis']);
  expect([notebookTexts.take(2), notebookTexts.more(2)]).toEqual(['2 Kunden übernehmen', 'und 2 weitere Hinweise']);
});
