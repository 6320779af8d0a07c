/** Apart from their table, because domain/requests/fields.ts checks its list by these columns. */
export interface FieldColumns {
  name: string;
  /** '' for a call without an address. */
  email: string;
  phone: string | null;
  /** The key of a choice; it may be retired. */
  service: string | null;
  place: string | null;
  message: string | null;
}
