import { lazy, Suspense } from 'react';
import { ContactsPage } from './ContactsPage.tsx';
import { RequestMessages } from './messages/RequestMessages.tsx';
import { MessagesNote } from './messages-note.ts';
import { PlaceNote } from './place-note.ts';

/** Its 3 kB of postal codes come with the first place on a card; a failed import costs the note alone. */
const OwnerNote = lazy(() =>
  import('./OwnerNote.tsx').then(
    (module) => ({ default: module.OwnerNote }),
    () => ({ default: () => null }),
  ),
);

const WaitedNote = ({ place }: { place: string }) => (
  <Suspense>
    <OwnerNote place={place} />
  </Suspense>
);

/** The inbox, whose cards say whether a place is served and what was sent: three features meet here. */
export const ContactsView = () => (
  <PlaceNote value={WaitedNote}>
    <MessagesNote value={RequestMessages}>
      <ContactsPage />
    </MessagesNote>
  </PlaceNote>
);
