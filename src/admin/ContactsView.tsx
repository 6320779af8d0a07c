import { lazy, Suspense } from 'react';
import { ContactsPage } from '#features/contact/inbox/ContactsPage.tsx';
import { PlaceNote } from '#features/contact/inbox/place-note.ts';

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

/** The inbox, whose cards say whether a place is served: two features meet here. */
export const ContactsView = () => (
  <PlaceNote value={WaitedNote}>
    <ContactsPage />
  </PlaceNote>
);
