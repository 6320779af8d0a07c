import { entryOf, fieldsWhere } from '#domain/requests/fields.ts';
import type { ContactField } from '#domain/requests/request.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';

/** How a field is written where not as it was typed. */
export type Writers = { [F in ContactField]?: (value: ContactSubmission[F]) => string };

const FIELDS = fieldsWhere(({ csvHeading }) => csvHeading !== undefined);

/** The heads of the fields that the files have. */
export const csvHeadings: readonly string[] = FIELDS.map((field) => entryOf(field).csvHeading ?? '');

/** The fields of a request in the order of their heads, an absent one empty. */
export const csvCells = (contact: ContactSubmission, writers: Writers): string[] =>
  FIELDS.map((field) => {
    const write = writers[field] as ((value: ContactSubmission[ContactField]) => string) | undefined;
    return write ? write(contact[field]) : String(contact[field] ?? '');
  });
