import { useContext } from 'react';
import { CONTACT_FIELDS, entryOf, shownValue } from '#domain/requests/fields.ts';
import type { ContactField } from '#domain/requests/request.ts';
import type { ContactSuspect } from '#domain/requests/shapes.ts';
import { ContactMessage } from './ContactMessage.tsx';
import { ContactWays } from './ContactWays.tsx';
import { PlaceNote } from './place-note.ts';
import { RouteLink } from './RouteLink.tsx';

/** Who wrote and about what are the card's head, the message is its end; what has no place of its own is a line. */
const WITH_PLACE: readonly ContactField[] = ['name', 'service', 'email', 'phone', 'message'];
const LINES = CONTACT_FIELDS.filter((field) => !WITH_PLACE.includes(field));

/** What somebody wrote, under the head of every card: the ways to answer, the fields that are lines, the message. */
export function CardFields({ contact }: { contact: Pick<ContactSuspect, ContactField> }) {
  const Note = useContext(PlaceNote);
  const lines = LINES.filter((field) => contact[field]);
  return (
    <>
      <ContactWays email={contact.email} phone={contact.phone} />
      {lines.map((field) => (
        <p key={field} dir="auto">
          {entryOf(field).label}: {shownValue(field, contact[field] ?? '')}
          {field === 'place' && (
            <>
              <Note place={contact[field] ?? ''} /> <RouteLink place={contact[field] ?? ''} />
            </>
          )}
        </p>
      ))}
      <ContactMessage message={contact.message} />
    </>
  );
}
