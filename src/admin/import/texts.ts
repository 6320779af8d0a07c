import { RETENTION } from '#config/limits.ts';
import { NOTEBOOK_CUSTOMERS_MAX, NOTEBOOK_FILE_MAX_BYTES } from './limits.ts';
import type { Encoding } from './read-text.ts';

/** Whom somebody takes over or removes: '1 Kunden', in the accusative. */
const whom = (count: number) => `${count.toLocaleString('de-DE')} Kunden`;
const customers = (count: number) => (count === 1 ? '1 Kunde' : whom(count));

type Figure = 'count' | 'jobless' | 'left';

export const notebookTexts = {
  title: 'Kunden übernehmen',
  heading: 'Aus Notizbuch, Excel oder Handy',
  explanation:
    'Wählen Sie eine Tabelle (in Excel als CSV gespeichert) oder ein Adressbuch (.vcf), oder fügen Sie Zeilen ein. Sie sehen zuerst, was daraus wird. Gespeichert wird erst mit dem Knopf darunter.',
  duty: `Wen Sie übernehmen, dem müssen Sie das sagen: mit Ihrer nächsten Nachricht, spätestens in einem Monat, und mit dem Link zu Ihrer Datenschutzerklärung (Art.\u00a014 DSGVO). Die Angaben bleiben bis ${RETENTION.enquiryWithDealYears} Jahre nach dem Ende des Jahres, in dem der letzte Auftrag war, ohne Auftrag bis ${RETENTION.correspondenceYears} Jahre nach dem Ende des Jahres der Übernahme.`,
  file: 'Datei (.csv, .vcf)',
  paste: 'Oder Zeilen einfügen',
  pasteHint: 'Zum Beispiel: Becker, Alzey, 0671 123456',
  encoding: 'Gelesen als',
  encodingHint: 'Stimmen ä, ö, ü und ß nicht, wählen Sie hier eine andere Schrift.',
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows (ANSI)',
    macintosh: 'Mac',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, Big Endian)',
  } satisfies Record<Encoding, string>,
  columns: (count: number, leftOut: readonly string[]) =>
    `${count} Spalten${leftOut.length > 0 ? `, wird nicht übernommen: ${leftOut.join(', ')}` : ', alle werden übernommen'}`,
  nobody: 'Hier ist kein Name zu erkennen. Bitte wählen Sie, in welcher Spalte er steht.',
  column: (index: number) => `Spalte ${index + 1}`,
  notTaken: 'Wird nicht übernommen',
  tickAll: (isOn: boolean) => (isOn ? 'Alle ankreuzen' : 'Keinen ankreuzen'),
  line: (isCards: boolean, lines: readonly number[], more = 0) =>
    `${isCards ? 'Kontakt' : lines.length > 1 ? 'Zeilen' : 'Zeile'} ${lines.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`,
  fault: (words: string) => `▲ ${words}`,
  known: (news: readonly string[] = []) =>
    news.length > 0 ? `Schon bei Ihnen, neu: ${news.join(' · ')}` : 'Schon bei Ihnen',
  checking: 'Wird mit Ihren Kunden verglichen …',
  checkFailed: 'Der Vergleich mit Ihren Kunden hat nicht geklappt.',
  will: ({ count, jobless, left }: Record<Figure, number>) =>
    [
      `${customers(count)} ${count === 1 ? 'wird' : 'werden'} übernommen.`,
      jobless > 0 && `Ohne Tag eines Auftrags, bleibt ${RETENTION.correspondenceYears} Jahre: ${jobless}.`,
      left > 0 && `Ohne Namen oder zu alt: ${left}.`,
    ]
      .filter(Boolean)
      .join(' '),
  take: (count: number) => `${whom(count)} übernehmen`,
  taking: 'Wird übernommen …',
  taken: 'Ihre Kunden sind übernommen. Sie stehen in der Suche, nicht bei den Anfragen.',
  batch: (count: number, moment: string, stays: number) =>
    `Übernommen: ${customers(count)} am ${moment}.${stays > 0 ? ` Bei ${stays} ist seitdem etwas eingetragen.` : ''}`,
  undoOf: (moment: string) => `Rückgängig: ${moment}`,
  lastFailed: 'Was zuletzt übernommen wurde, konnte nicht geladen werden.',
  undo: 'Rückgängig',
  confirmUndo: (count: number) => `${whom(count)} wieder entfernen? Wo etwas eingetragen ist, bleibt der Kunde.`,
  undone: (count: number) => `${customers(count)} entfernt.`,
};

export const readTexts = {
  workbook:
    'Das ist eine Excel-Mappe. Bitte speichern Sie sie in Excel mit „Speichern unter“ als „CSV UTF-8 (durch Trennzeichen getrennt)“ und wählen Sie die neue Datei.',
  noTable:
    'Das ist weder eine Tabelle noch ein Adressbuch, das wir lesen. Bitte speichern Sie die Tabelle in Excel mit „Speichern unter“ als „CSV UTF-8 (durch Trennzeichen getrennt)“, oder exportieren Sie Ihre Kontakte als vCard (.vcf).',
  binary: 'Diese Datei enthält keinen Text. Es gehen Tabellen als CSV und Adressbücher als .vcf.',
  empty: 'In dieser Datei steht nichts.',
  noCustomers:
    'In den meisten Zeilen steht weder Telefonnummer noch Adresse noch Ort. Ist das eine Kundenliste, sollten in der ersten Zeile die Spalten heißen, zum Beispiel Name, Ort, Telefon.',
  tooLarge: `Diese Datei ist größer als ${NOTEBOOK_FILE_MAX_BYTES / 1024 / 1024} MB. Bitte teilen Sie sie.`,
  tooLargeCards: 'Dieses Adressbuch ist zu groß. Bitte exportieren Sie es in Teilen, zum Beispiel nach Gruppen.',
  tooMany: (count: number) =>
    `Das sind ${count.toLocaleString('de-DE')} Zeilen. Auf einmal gehen ${NOTEBOOK_CUSTOMERS_MAX.toLocaleString('de-DE')}; bitte teilen Sie die Datei.`,
  leftOut: (fault: string) => `bleibt weg, ${fault}`,
  unread: (part: string) => `${part} nicht lesbar, steht jetzt unter „Was bleibt“`,
  openQuote: 'ein Anführungszeichen hat kein Ende, bitte diese Zeile ansehen',
  noAreaCode: (typed: string) => `${typed} hat keine Vorwahl, oder ihr fehlt die Null`,
  brokenCard: 'ein Teil der Karte ist nicht lesbar, bitte ansehen',
  elsewhere: 'Weitere Adresse',
  rounded: 'Excel hat die Telefonnummer gerundet, sie fehlt',
  tooOld: `der letzte Auftrag ist mehr als ${RETENTION.enquiryWithDealYears} Jahre her, so lange dürfen Sie nichts behalten`,
  unreachable: 'keine Telefonnummer und keine E-Mail-Adresse',
};
