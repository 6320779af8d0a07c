import { CONTACT_FIELDS, entryOf, shownValue } from '#domain/requests/fields.ts';
import type { ContactField } from '#domain/requests/request.ts';
import type { ContactSuspect } from '#domain/requests/shapes.ts';
import { ContactMessage } from './ContactMessage.tsx';
import { ContactWays } from './ContactWays.tsx';
import { PlaceNote } from './PlaceNote.tsx';
import { contactsPageTexts as texts } from './texts.ts';

/** Fields that the card shows in a place of their own; each other field gets a line. */
const WITH_PLACE: readonly ContactField[] = ['name', 'service', 'email', 'phone', 'message'];
const LINES = CONTACT_FIELDS.filter((field) => !WITH_PLACE.includes(field));

/** The body of every card: ways to answer, one line per further field, the message. */
export function CardFields({ contact }: { contact: Pick<ContactSuspect, ContactField> }) {
  const lines = LINES.filter((field) => contact[field]);
  return (
    <>
      <ContactWays email={contact.email} phone={contact.phone} />
      {lines.map((field) => (
        <p key={field} dir="auto">
          {entryOf(field).label}: {shownValue(field, contact[field] ?? '')}
          {field === 'place' && (
            <>
              <PlaceNote place={contact[field] ?? ''} /> <RouteLink place={contact[field] ?? ''} />
            </>
          )}
        </p>
      ))}
      <ContactMessage message={contact.message} />
    </>
  );
}

/**
 * Links to directions (Google's "Maps URLs"); phones open their own maps app. Sends nothing but the place, and only
 * when the owner taps it.
 */
function RouteLink({ place }: { place: string }) {
  const address = new URLSearchParams({ api: '1', destination: `${place}, ${texts.country}` });
  return (
    <a
      className="py-3 underline underline-offset-4 print:hidden"
      href={`https://www.google.com/maps/dir/?${address}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {texts.route}
      <span className="sr-only">{texts.routeTo(place)}</span>
    </a>
  );
}
