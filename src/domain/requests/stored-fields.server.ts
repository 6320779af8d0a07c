import { type RawBuilder, sql } from 'kysely';
import type { ContactSubmissionsTable } from '#server/db/schema/contact-submissions.ts';
import { contactFields, type FieldEntry } from './fields.ts';
import type { ContactField } from './request.ts';

export type StoredFields = Pick<ContactSubmissionsTable, ContactField>;

interface Held {
  text: string;
  integer: number;
  boolean: boolean;
}
type ColumnFor<Value> = {
  [Type in FieldEntry['column']]: NonNullable<Value> extends Held[Type] ? Type : never;
}[FieldEntry['column']];

export type ColumnTypes = { [F in ContactField]: ColumnFor<StoredFields[F]> };

/** Does not compile for a field without a column, or with one of another type. */
const columns: { [F in ContactField]: { column: ColumnTypes[F] } } = contactFields;

/** Casts a value to its column's type, because a `select` gives every parameter as text. */
export const columnOf = (field: ContactField, value: StoredFields[ContactField]): RawBuilder<never> =>
  sql`${value}::${sql.raw(columns[field].column)}`;
