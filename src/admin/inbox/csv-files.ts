import { contactsToCsv, csvFileName } from './contacts-csv.ts';
import { contactsToExcelCsv, excelCsvFileName } from './contacts-excel-csv.ts';

/** The two files that the owner can take: one as specified, one for a German Excel. */
export const csvFiles = {
  specified: { write: contactsToCsv, nameOn: csvFileName },
  excel: { write: contactsToExcelCsv, nameOn: excelCsvFileName },
};
export type CsvKind = keyof typeof csvFiles;
