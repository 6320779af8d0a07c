import { type RawBuilder, sql } from 'kysely';
import type { ContactSubmissionsTable } from '#server/db/schema/contact-submissions.ts';
import { contactFields, type FieldEntry } from './fields.ts';
import type { ContactField } from './request.ts';

/** What was typed, as the tables hold it. */
export type StoredFields = Pick<ContactSubmissionsTable, ContactField>;

/** What a column of each type holds. */
interface Held {
  text: string;
  integer: number;
  boolean: boolean;
}
type ColumnFor<Value> = {
  [Type in FieldEntry['column']]: NonNullable<Value> extends Held[Type] ? Type : never;
}[FieldEntry['column']];

/** The type of each field's column, by the tables. */
export type ColumnTypes = { [F in ContactField]: ColumnFor<StoredFields[F]> };

/** A field without its column, or with one of another type, does not compile here; at run time it would lose its value. */
const columns: { [F in ContactField]: { column: ColumnTypes[F] } } = contactFields;

/** A value for its column: without the cast a `select` would give every parameter as text. */
export const columnOf = (field: ContactField, value: StoredFields[ContactField]): RawBuilder<never> =>
  sql`${value}::${sql.raw(columns[field].column)}`;
