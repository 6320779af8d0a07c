import { lazy } from 'react';
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

/**
 * Says whether a place is served; empty for unknown places. The first place on a card loads the postal codes (3 kB).
 * If that fails, only this note is missing.
 */
export const OwnerNote = lazy(() =>
  import('#domain/service-area/owner-note.ts').then(
    ({ ownerNote }) => ({
      default({ place }: { place: string }) {
        const note = ownerNote(place);
        return note ? ` · ${note}` : null;
      },
    }),
    () => ({ default: () => null }),
  ),
);
