import { expect, test } from 'vitest';
import { NOTEBOOK_FILE_MAX_BYTES } from '#admin/import/limits.ts';
import { type Notebook, readFile, readNotebook } from '#admin/import/read-notebook.ts';
import type { Choice } from '#admin/import/read-table.ts';
import { notebookTexts } from '#admin/import/texts.ts';
import { csvFiles } from '#admin/list/csv-files.ts';
import { notebookWords } from '#domain/jobs/notebook.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';

const TODAY = '2026-11-25';
const notebookOf = async (text: string, choices?: Choice[]) => (await readNotebook(text, TODAY, choices)) as Notebook;
/** Returns the customers in one line each, then the faults as 'lines: words'. */
async function read(text: string, choices?: Choice[]) {
  const { entries } = await notebookOf(text, choices);
  const customers = entries.flatMap(({ customer }) => (customer ? [[customer.name, ...notebookWords(customer)]] : []));
  const faults = entries.flatMap(({ lines, faults }) => faults.map((words) => `${lines}: ${words}`));
  return [...customers.map((words) => words.join(' · ').replaceAll('\u00a0', ' ')), ...faults];
}
const textIn = async (content: string | Uint8Array<ArrayBuffer>) => (await readFile(new Blob([content]))).text;
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));

/** As Excel for Mac saves it ('CSV (Macintosh)'), in the letters of Windows. */
const inMacRoman = (text: string) =>
  text.replace(/[äöüÄÖÜß€]/g, (letter) => '\u008a\u009a\u009f\u0080\u0085\u0086§Û'['äöüÄÖÜß€'.indexOf(letter)] ?? '');

const TABLE = [
  'Meine Kunden;;;;;;;;;;',
  'Vorname;Nachname;Straße;Hausnr.;PLZ;Ort;Handy;Bemerkung;Letzter Auftrag;Preis;Geburtsdatum',
  'Änne;Müller;Langgasse;9;55234;Albig;6731123456;Schlüssel bei Klein;24.11.2025;"1.189,00 €";1.1.1950',
  ';;;;;;;;;;',
  ';Kurz;;;;Alzey;;;Herbst 24;;',
  ';;;;;Wonsheim;06703 1;;;;',
].join('\r\n');

test.each([
  ['UTF-8', bytesOf(TABLE)],
  ['UTF-8 with a mark', bytesOf(`\ufeff${TABLE}`)],
  ['UTF-16', bytesOf(`\ufeff${TABLE}`, 'utf16le')],
  ['UTF-16 of the other order', new Uint8Array(Buffer.from(`\ufeff${TABLE}`, 'utf16le').swap16())],
  ['UTF-16 without a mark', bytesOf(TABLE, 'utf16le')],
  ['Windows-1252', bytesOf(TABLE.replaceAll('€', '\u0080'), 'latin1')],
  ['the encoding of a Mac', bytesOf(inMacRoman(TABLE), 'latin1')],
])('a table from Excel in %s is read by the words of its columns', async (_, bytes) => {
  const text = await textIn(bytes);
  expect(await read(text)).toEqual([
    'Änne Müller · Langgasse 9, 55234 Albig · 06731123456 · Schlüssel bei Klein · 24.11.2025, 1.189,00 €',
    'Kurz · Alzey · Letzter Auftrag: Herbst 24',
    '5: Letzter Auftrag nicht lesbar, steht jetzt unter „Was bleibt“',
    '5: keine Telefonnummer und keine E-Mail-Adresse',
    '6: bleibt weg, Name ist erforderlich',
  ]);
  expect((await notebookOf(text)).columns[10]).toMatchObject({ heading: 'Geburtsdatum', choice: 'none' });
});

test('another encoding and another meaning of a column may be chosen', async () => {
  const table = inMacRoman('Name;Ort;Kürzel\nMüller;;06731 4711');
  const file = new Blob([bytesOf(table, 'latin1')]);
  expect(await readFile(file)).toEqual({ text: 'Name;Ort;Kürzel\nMüller;;06731 4711', encoding: 'macintosh' });
  expect((await readFile(file, 'windows-1252')).text).toContain('MŸller');
  expect(await readFile(new Blob(['Name;Tel']))).toEqual({ text: 'Name;Tel' });
  expect([await textIn(bytesOf('Jørgen', 'latin1')), await textIn(bytesOf('Są'))]).toEqual(['Jørgen', 'Są']);
  const text = await textIn(bytesOf(table, 'latin1'));
  expect(await read(text)).toEqual(['Müller', '2: keine Telefonnummer und keine E-Mail-Adresse']);
  expect(await read(text, ['name', 'town', 'phone'])).toEqual(['Müller · 06731 4711']);
  expect(await read(text, ['none', 'none', 'phone'])).toEqual(['2: bleibt weg, Name ist erforderlich']);
  const lines = 'Alzey; Becker; 06731 4711';
  expect(await read(lines, ['town', 'name', 'phone'])).toEqual(['Becker · Alzey · 06731 4711']);
});

/** The address books of five programs, as they write them. */
test.each<[string, BufferEncoding, string, string[]]>([
  [
    'Outlook',
    'utf8',
    '"Anrede","Vorname","Nachname","Firma","Straße geschäftlich","Ort geschäftlich","Postleitzahl geschäftlich","Straße privat","Ort privat","Postleitzahl privat","Fax geschäftlich","Telefon (privat)","Mobiltelefon","E-Mail-Adresse","E-Mail-Typ","E-Mail: Angezeigter Name","Notizen"\r\n"","Anna","Kurz","","","Mainz","55116","Langgasse 9","Albig","55234","06734 9","06734 1111","0176 04069111","a@kurz.example","SMTP","Anna Kurz (a@kurz.example)","Hund"\r\n"","","","Weingut Kurz","Am Bach 2","Flonheim","55237","","","","","06734 2","","","","",""\r\n',
    [
      'Anna Kurz · Langgasse 9, 55234 Albig · 06734 1111 · 0176 04069111 · a@kurz.example · Hund · Weitere Adresse: 55116 Mainz',
      'Weingut Kurz · Am Bach 2, 55237 Flonheim · 06734 2',
    ],
  ],
  [
    'Google',
    'utf8',
    'First Name,Last Name,Organization Name,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Postal Code\nErika,Beispiel,,,* Home,erika@beispiel.example ::: e@beispiel.example,Mobile,0176 04069111 ::: 06731 2,Home,"Langgasse 9\n55234 Albig",Langgasse 9,Albig,55234',
    [
      'Erika Beispiel · Langgasse 9, 55234 Albig · 0176 04069111 · 06731 2 · erika@beispiel.example · E-Mail: e@beispiel.example',
    ],
  ],
  [
    'a telephone, in every version of its format',
    'utf8',
    `BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;=C3=84nne\r\nTEL;CELL:017604069111\r\nTEL;WORK;FAX:067341\r\nADR;HOME;ENCODING=QUOTED-PRINTABLE:;;Langgasse 9;=\r\nAlbig;;55234;Deutschland\r\nNOTE;ENCODING=QUOTED-PRINTABLE:Hund;=0D=0Aim Hof\r\nPHOTO;JPEG;ENCODING=BASE64:\r\n /9j/4AAQSkZJRg==\r\n\r\nEND:VCARD
BEGIN:VCARD\nVERSION:3.0\nN:;;;;\nFN:Weingut Kurz\nORG:Weingut Kurz;\nitem1.EMAIL;type=INTERNET:a@kurz.example\nTEL ohne Wert\nNOTE:Schlüssel\\, Hund\\nund T\n or\nEND:VCARD
BEGIN:VCARD\nVERSION:4.0\nFN:Hans Becker\nTEL;VALUE=uri;TYPE="voice,home":tel:+49-671-123456\nADR;TYPE=work:;;;Mainz;;55116;\nADR;LABEL="Am Bach; 2":;;Am Bach 2;Flonheim;;55237;\nEND:VCARD`,
    [
      'Änne Müller · Langgasse 9, 55234 Albig · 017604069111 · Hund; · im Hof',
      'Weingut Kurz · a@kurz.example · Schlüssel, Hund · und Tor',
      'Hans Becker · Am Bach 2, 55237 Flonheim · +49-671-123456 · Weitere Adresse: 55116 Mainz',
      '2: ein Teil der Karte ist nicht lesbar, bitte ansehen',
    ],
  ],
  [
    'Excel, a row a job',
    'latin1',
    'Datum;Kunde;Ort;Telefon;Betrag in \u0080;Stunden;Leistung\r\n3.5.2023;Müller;Alzey;67324711;1.234,5;2,5;Fenster\r\nMo, 4.3.24;Müller;Alzey;06732 4711;"80,-";;\r\nAugust 25;Frau Müller;Alzey;06732/4711;pauschal 150;1.5;Dach\r\n',
    [
      'Frau Müller · Alzey · 067324711 · Letzter Auftrag: August 25 · Preis: pauschal 150 · Stunden: 1.5 · Leistung: Dach · 03.05.2023, 1.234,50 €, 2,5 Std., Fenster · 04.03.2024, 80,00 €',
      '2,3,4: Letzter Auftrag nicht lesbar, steht jetzt unter „Was bleibt“',
    ],
  ],
])('the address book of %s is read', async (_, encoding, file, customers) => {
  expect(await read(await textIn(bytesOf(file, encoding)))).toEqual(customers);
});

test('rows of one customer are his jobs, and houses or people with one number stay apart', async () => {
  const rows = [
    ...['Erika Klein;Alzey;06731 1', 'Sabine Klein;Alzey;06731 1', 'Klein, Erika;;06731/1', 'erika klein;Alzey;'],
    ...['Verwaltung Rhein;Bachweg 1, Alzey;06731 5', 'Verwaltung Rhein;Bachweg 2, Alzey;06731 5'],
    ...['Müller;Alzey;06731 7', 'Müller;Alzey;06731 8', 'Müller;;'],
  ];
  const { entries } = await notebookOf(['Name;Ort;Telefon', ...rows].join('\n'));
  expect(entries.map(({ lines }) => lines)).toEqual([[2, 4, 5], [3], [6], [7], [8], [9], [10]]);
  const twice = 'Kurz;a@kurz.example;1.2.2026\n'.repeat(2);
  expect(await read(`Name;E-Mail;Datum\n${twice}`)).toEqual(['Kurz · a@kurz.example · 01.02.2026']);
});

test('who looks like any contact is not ticked', async () => {
  const group = 'FN:Kunden\nKIND:group';
  const cards = ['FN:Mama\nTEL:06731 1', group, 'FN:Kurz\nNOTE:Hund', 'FN:Lang\nADR:;;Weg 1;Alzey;;;'];
  const book = cards.map((fields) => `BEGIN:VCARD\nVERSION:3.0\n${fields}\nEND:VCARD\n`).join('');
  const ticked = async (text: string) => (await notebookOf(text)).entries.map(({ isLikely }) => isLikely);
  expect(await ticked(book)).toEqual([false, false, true, true]);
  expect(await ticked('Name;Telefon\nMama;06731 1')).toEqual([true]);
});

test('our own files come back as the same people with the same jobs', async () => {
  const asked = { createdAt: '2026-11-02T09:05:00.000Z', place: '01067', message: 'Bitte' };
  const mueller = { ...asked, id: '1', name: '-Müller', email: '', phone: '06731 4711', service: 'fenster' };
  const kurz = { ...asked, id: '2', name: 'Kurz', email: 'k@beispiel.example' };
  const jobs = ['2026-11-03', '2026-11-09'].map((day, n) => ({ number: n + 1, day, cents: 8900 * (n + 1) }));
  const contacts: StoredRequest[] = [
    { ...mueller, state: { version: 1, step: 'erledigt', jobs } },
    { ...kurz, state: { version: 1, step: 'angebot', priceCents: 99_900 } },
  ];
  expect((await read(csvFiles.excel.write(contacts))).slice(0, 2)).toEqual([
    '-Müller · 01067 · +49 6731 4711 · 03.11.2026, 89,00 €, Fenster Reinigung · 09.11.2026, 178,00 €, Fenster Reinigung',
    'Kurz · 01067 · k@beispiel.example · Leistung: Sonstiges',
  ]);
  expect(await read(csvFiles.csv.write(contacts))).toEqual([
    '-Müller · 06731 4711 · Leistung: Fenster Reinigung',
    'Kurz · k@beispiel.example',
  ]);
});

test.each([
  ['an unknown sign, said', 'sep=|\nName|Telefon\nKurz|06734 1111', 'Kurz · 06734 1111'],
  ['a title and two columns', 'Kunden 2026\n\nName;Telefon\nKurz;06734 1111\n', 'Kurz · 06734 1111'],
  ['one line', 'Becker, Alzey, 0671 123456', 'Becker · Alzey · 0671 123456'],
  ['two names', 'Becker, Hans, Alzey, 0671 12345', 'Hans Becker · Alzey · 0671 12345'],
  ['town and code', 'Becker; Weg 9; 55234 Albig; 0671 1234567', 'Becker · Weg 9, 55234 Albig · 0671 1234567'],
  ['blanks alone', 'Becker Alzey 0671 123456', 'Becker Alzey · 0671 123456'],
  [
    'a line with all',
    'Becker; Langgasse 9; 55234; Albig; hans@becker.example; 3.5.25; 89 €; alle 8 Wochen',
    'Becker · Langgasse 9, 55234 Albig · hans@becker.example · alle 8 Wochen · 03.05.2025, 89,00 €',
  ],
])('a customer is read from %s', async (_, text, customer) => {
  expect(await read(text)).toEqual([customer]);
});

test('the simplest and the longest list are read, with and without empty lines', async () => {
  const many = Array.from({ length: 2000 }, (_, n) => `Kunde ${n};06731 ${100_000 + n}`);
  expect(await read(`Name;Telefon\n${many.join('\n')}`)).toHaveLength(2000);
  const lines = ['Name;Telefon', 'Erika;06731 1', 'Ida;06731 2', 'Uwe;06731 3'];
  for (const list of [lines, [...lines, ''], [...lines, '', '', '']]) {
    expect(await read(list.join('\r\n'))).toEqual(['Erika · 06731 1', 'Ida · 06731 2', 'Uwe · 06731 3']);
  }
});

test('an address book may be larger than a table, because its pictures are left out', async () => {
  const picture = `PHOTO;ENCODING=b:${`${'A'.repeat(74)}\r\n `.repeat(NOTEBOOK_FILE_MAX_BYTES / 77 + 1)}\r\n`;
  const book = (line: string) => new Blob([`BEGIN:VCARD\r\nFN:Kurz\r\n${line}TEL:06731 1\r\nEND:VCARD\r\n`]);
  expect(await read((await readFile(book(picture))).text)).toEqual(['Kurz · 06731 1']);
  const { text, fault } = await readFile(book(`NOTE:${'A'.repeat(NOTEBOOK_FILE_MAX_BYTES)}\r\n`));
  expect([text, fault]).toEqual(['', expect.stringContaining('in Teilen')]);
});

test('a quote without an end takes no further rows, and is named', async () => {
  expect(await read('Name;Telefon;Notiz\nKurz;06734 1;"Hund\n"Lang";06734 2;')).toEqual([
    'Kurz · 06734 1 · "Hund',
    'Lang · 06734 2',
    '2: ein Anführungszeichen hat kein Ende, bitte diese Zeile ansehen',
  ]);
});

test('a table may have exactly the largest size', async () => {
  const faultOf = async (bytes: number) => (await readFile(new Blob([new Uint8Array(bytes).fill(97)]))).fault;
  expect(await faultOf(NOTEBOOK_FILE_MAX_BYTES)).toBeUndefined();
  expect(await faultOf(NOTEBOOK_FILE_MAX_BYTES + 1)).toContain('größer als 20 MB');
});

test.each([
  ...['67324711', '6732471', '6732 4711', '671123456', '1761234567', '4941471'].map((typed) => [typed, `0${typed}`]),
  ['496732471123', '496732471123'],
])('the number %s without its zero is read as %s', async (typed, phone) => {
  expect(await read(`Name;Telefon\nKurz;${typed}`)).toEqual([`Kurz · ${phone}`]);
});

test('that a number may lack its area code or its zero is said', async () => {
  for (const phone of ['4711', '471122', '9012345', '4967324711']) {
    const fault = `2: ${phone} hat keine Vorwahl, oder ihr fehlt die Null`;
    expect(await read(`Name;Telefon\nKurz;${phone}`)).toEqual([`Kurz · ${phone}`, fault]);
  }
});

test('a value that its field does not take is kept in what stays, and named', async () => {
  const text = `Name;Telefon;E-Mail;Ort;Letzter Auftrag\nKurz;6,71123E+09;a@@b;${'x'.repeat(101)};1.1.2030\nAlt;06731 1;;;31.12.2015`;
  expect(await read(text)).toEqual([
    `Kurz · Letzter Auftrag: 1.1.2030 · E-Mail: a@@b · Ort: ${'x'.repeat(101)}`,
    '2: Letzter Auftrag nicht lesbar, steht jetzt unter „Was bleibt“',
    '2: E-Mail nicht lesbar, steht jetzt unter „Was bleibt“',
    '2: Bitte kürzen Sie den Ort auf höchstens 100 Zeichen',
    '2: Excel hat die Telefonnummer gerundet, sie fehlt',
    '3: bleibt weg, der letzte Auftrag ist mehr als 10 Jahre her, so lange dürfen Sie nichts behalten',
  ]);
});

test.each([
  ['a workbook', 'PK\u0003\u0004', 'Das ist eine Excel-Mappe'],
  ['a picture', '\u00ff\u00d8\u0000\u0010JFIF\u0001\u0001', 'Diese Datei enthält keinen Text'],
  ['an empty file', ' \r\n', 'In dieser Datei steht nichts.'],
  ['an LDIF file', '# Adressen\nversion: 1\n\ndn: cn=Erika\nobjectclass: top', 'Das ist weder'],
  ['a sheet saved as HTML', '\n<html><head><title>Kunden', 'Das ist weder'],
  ['a calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0', 'Das ist weder'],
  ['a letter', 'Hallo Erika\nwie besprochen\nruf bitte 06731 4711 an', 'In den meisten Zeilen'],
  ['too many lines', 'Kurz;0671\n'.repeat(2001), 'Das sind 2.001 Zeilen.'],
])('a sentence says why nothing is taken of %s', async (_, content, sentence) => {
  const { text, fault } = await readFile(new Blob([new Uint8Array(Buffer.from(content, 'latin1'))]));
  expect(fault ?? JSON.stringify(await readNotebook(text, TODAY))).toContain(sentence);
});

test('one customer and one line are spoken of as one', () => {
  const { will, line } = notebookTexts;
  const none = { left: 0, jobless: 0 };
  expect(will({ ...none, count: 1 })).toBe('1 Kunde wird übernommen.');
  expect([line(false, [4]), line(true, [4])]).toEqual(['Zeile 4', 'Kontakt 4']);
  expect(line(false, [4, 5], 84)).toBe('Zeilen 4, 5 und 84 weitere');
});
