import { SERVICE_LABELS } from '#content/service-kinds.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { toCsv } from './csv.ts';
import { csvCells, csvHeadings, type Writers } from './csv-cells.ts';
import { csvTexts } from './csv-texts.ts';

const written: Writers = {
  service: (service) => (service ? SERVICE_LABELS[service] : ''),
  message: (message = '') => message.replaceAll(',', ';'),
};

/** The requests as the specified file (Spec §5): what was typed, an absent value empty, commas in messages as semicolons. */
export const contactsToCsv = (contacts: readonly ContactSubmission[]): string =>
  toCsv(
    [...csvHeadings, csvTexts.date],
    contacts.map((contact) => [...csvCells(contact, written), germanDateTime(contact.createdAt)]),
    ',',
  );

/** 'contacts-2026-03-02.csv' (Spec §5), the day in UTC as ISO dates have it. */
export const csvFileName = (now: Date) => `contacts-${now.toISOString().slice(0, 10)}.csv`;
