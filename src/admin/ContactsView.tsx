import { lazy, Suspense } from 'react';
import { ContactsPage } from '#features/contact/inbox/ContactsPage.tsx';
import { MessagesNote } from '#features/contact/inbox/messages-note.ts';
import { PlaceNote } from '#features/contact/inbox/place-note.ts';
import { RequestMessages } from '#features/notifications/RequestMessages.tsx';

/** Its 3 kB of postal codes come with the first place on a card; a failed import costs the note alone. */
const OwnerNote = lazy(() =>
  import('#features/service-area/OwnerNote.tsx').then(
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
