import { lazy, Suspense } from 'react';
import { entryOf, REQUEST_FIELDS, type RequestField, shownValue } from '#domain/requests/fields.ts';
import type { SuspectRequest } from '#domain/requests/shapes.ts';
import { mailto } from '#shared/format/mailto.ts';
import { mapsLink } from '#shared/format/maps-link.ts';
import { type PhonePart, phoneParts } from '#shared/format/phone-numbers.ts';
import { inboxTexts as texts } from './texts.ts';

/** The fields with a place of their own on the card; each other field gets a line. */
const WITH_PLACE: readonly RequestField[] = ['name', 'service', 'email', 'phone', 'message'];
const LINES = REQUEST_FIELDS.filter((field) => !WITH_PLACE.includes(field));

interface CardFieldsProps {
  contact: Pick<SuspectRequest, RequestField>;
  /** The date's own place, if it has one; the route leads there. */
  goTo?: string | undefined;
}

/** Shows the ways to answer, and a line per further field. */
export function CardFields({ contact, goTo }: CardFieldsProps) {
  const shown = { ...contact, place: contact.place || goTo };
  const lines = LINES.filter((field) => shown[field]);
  return (
    <>
      <ContactWays email={contact.email} phone={contact.phone} />
      {lines.map((field) => (
        <p key={field} dir="auto">
          {entryOf(field).label}: {shownValue(field, shown[field] ?? '')}
          {field === 'place' && (
            <>
              <Suspense>
                <OwnerNote place={shown[field] ?? ''} />
              </Suspense>{' '}
              {/* Sends only the place, and only after a tap. */}
              <a
                className="py-3 underline underline-offset-4 print:hidden"
                href={mapsLink([goTo ?? shown[field] ?? ''])}
                target="_blank"
                rel="noopener noreferrer"
              >
                {texts.route}
                <span className="sr-only">{texts.routeTo(goTo ?? shown[field] ?? '')}</span>
              </a>
            </>
          )}
        </p>
      ))}
    </>
  );
}

/**
 * Says whether a place is served; empty for unknown places. The first place on a card loads the postal codes (3 kB).
 * If that fails, only this note is missing.
 */
const OwnerNote = lazy(() =>
  import('#domain/service-area/owner-note.ts').then(
    ({ ownerNote }) => ({
      default({ place }: { place: string }) {
        const note = ownerNote(place);
        return note ? <strong> {note}</strong> : null;
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

interface CallButtonProps {
  phone: string | undefined;
  className?: string;
  onTap?: () => void;
}

/** A button that names and calls the first number in the text; empty without one. */
export function CallButton({ phone = '', className = 'button', onTap }: CallButtonProps) {
  const first = phoneParts(phone).find(({ number }) => number);
  if (!first) return null;
  return (
    <a className={className} href={first.number?.href} onClick={onTap}>
      {texts.callNumber(first.text.trim())}
    </a>
  );
}
