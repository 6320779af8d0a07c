import { lazy, Suspense } from 'react';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { entryOf, REQUEST_FIELDS, type RequestField, shownValue } from '#domain/requests/fields.ts';
import type { SuspectRequest } from '#domain/requests/shapes.ts';
import { mailto } from '#shared/format/mailto.ts';
import { type PhonePart, phoneParts } from '#shared/format/phone-numbers.ts';

/** The fields with a place of their own on the card; each other field gets a line. */
const WITH_PLACE: readonly RequestField[] = ['name', 'service', 'email', 'phone', 'message'];
const LINES = REQUEST_FIELDS.filter((field) => !WITH_PLACE.includes(field));

type Fields = Pick<SuspectRequest, RequestField>;

/** Shows the ways to answer a suspect, and a line per further field. */
export const CardFields = ({ contact }: { contact: Fields }) => (
  <>
    <ContactWays email={contact.email} phone={contact.phone} />
    <FieldLines contact={contact} />
  </>
);

/** A line per field without a place of its own on the card. */
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

/** Links the address. Shows a typed phone number only if it says more than its call button. */
function ContactWays({ email, phone }: { email: string; phone: string | undefined }) {
  return (
    <p className="flex flex-wrap gap-x-6 [&_a]:inline-flex [&_a]:min-h-touch [&_a]:items-center [&_a]:wrap-anywhere">
      {email !== '' && <a href={mailto(email)}>{email}</a>}
      {phone && phoneParts(phone).some(({ number }) => !number) && (
        <span className="wrap-anywhere" dir="auto">
          {phoneParts(phone).map(asShown)}
        </span>
      )}
    </p>
  );
}

const asShown = ({ text, number }: PhonePart, place: number) =>
  number ? (
    <a key={place} href={number.href}>
      {text}
    </a>
  ) : (
    text
  );

/** A button that names and calls the first number in the text; empty without one. */
export function CallButton({ phone = '' }: { phone: string | undefined }) {
  const first = phoneParts(phone).find(({ number }) => number);
  if (!first) return null;
  return (
    <a className="button" href={first.number?.href}>
      {texts.callNumber(first.text.trim())}
    </a>
  );
}
