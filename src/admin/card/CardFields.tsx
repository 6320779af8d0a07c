import { lazy, Suspense } from 'react';
import { entryOf, REQUEST_FIELDS, type RequestField, shownValue } from '#domain/requests/fields.ts';
import type { SuspectRequest } from '#domain/requests/shapes.ts';

const WITH_PLACE: readonly RequestField[] = ['name', 'service', 'email', 'phone', 'message'];
const LINES = REQUEST_FIELDS.filter((field) => !WITH_PLACE.includes(field));

type Fields = Pick<SuspectRequest, RequestField>;

export const FieldLines = ({ contact, without }: { contact: Fields; without?: RequestField }) =>
  LINES.map(
    (field) =>
      contact[field] &&
      field !== without && (
        <p key={field} dir="auto">
          {entryOf(field).label}: {shownValue(field, contact[field])}
          {field === 'place' && (
            <Suspense>
              <OwnerNote place={contact[field]} />
            </Suspense>
          )}
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
