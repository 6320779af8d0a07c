import { lazy, Suspense } from 'react';

/** The 3 kB of postal codes load with the first place on a card. If they do not come, the note alone is missing. */
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

/** Says behind a place on a card whether it is served. Empty for unknown places. */
export const PlaceNote = ({ place }: { place: string }) => (
  <Suspense>
    <OwnerNote place={place} />
  </Suspense>
);
