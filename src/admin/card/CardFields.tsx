import { entryOf, REQUEST_FIELDS, type RequestField, shownValue } from '#domain/requests/fields.ts';
import type { SuspectRequest } from '#domain/requests/shapes.ts';

const WITH_PLACE: readonly RequestField[] = ['name', 'service', 'email', 'phone', 'place', 'message'];
const LINES = REQUEST_FIELDS.filter((field) => !WITH_PLACE.includes(field));

/** The fields that have no place of their own on a card, each with its label. */
export const FieldLines = ({ contact }: { contact: Pick<SuspectRequest, RequestField> }) =>
  LINES.map(
    (field) =>
      contact[field] && (
        <p key={field} dir="auto">
          {entryOf(field).label}: {shownValue(field, contact[field])}
        </p>
      ),
  );
