import { entryOf, fieldsWhere } from '#domain/requests/fields.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { contactsToExcelCsv, excelCsvFileName } from './contacts-excel-csv.ts';
import { cellsOf, toCsv, type Writers } from './csv.ts';
import { csvTexts } from './late-texts.ts';

const FIELDS = fieldsWhere(({ inSpecifiedCsv }) => inSpecifiedCsv);
const written: Writers = {
  message: (message = '') => message.replaceAll(',', ';'),
};

/** Writes the specified file (Spec §5): as typed, absent values empty, semicolons for commas in messages. */
export const contactsToCsv = (contacts: readonly ContactSubmission[]): string =>
  toCsv(
    [...FIELDS.map((field) => entryOf(field).csvHeading), csvTexts.date],
    contacts.map((contact) => [...cellsOf(FIELDS, contact, written), germanDateTime(contact.createdAt)]),
    ',',
  );

/** 'contacts-2026-03-02.csv' (Spec §5); the day in UTC. */
const csvFileName = (now: Date) => `contacts-${now.toISOString().slice(0, 10)}.csv`;

/** Both files of the export, in a chunk of their own, because most visits export nothing. */
export const csvFiles = {
  specified: { write: contactsToCsv, nameOn: csvFileName },
  excel: { write: contactsToExcelCsv, nameOn: excelCsvFileName },
};
export type CsvKind = keyof typeof csvFiles;
