import { CONTACT_FIELDS, entryOf, shownValue } from '#domain/requests/fields.ts';
import type { ContactField } from '#domain/requests/request.ts';
import type { ContactSuspect } from '#domain/requests/shapes.ts';
import { ContactMessage } from './ContactMessage.tsx';
import { ContactWays } from './ContactWays.tsx';
import { PlaceNote } from './PlaceNote.tsx';
import { contactsPageTexts as texts } from './texts.ts';

/** Who wrote and about what are the card's head, the message is its end; what has no place of its own is a line. */
const WITH_PLACE: readonly ContactField[] = ['name', 'service', 'email', 'phone', 'message'];
const LINES = CONTACT_FIELDS.filter((field) => !WITH_PLACE.includes(field));

/** What somebody wrote, under the head of every card: the ways to answer, the fields that are lines, the message. */
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
 * The way to a place, on a phone in its own program for maps (Google's "Maps URLs", Directions). Only when the owner
 * taps it something leaves the area: what the customer wrote as the place, nothing else of the request.
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
