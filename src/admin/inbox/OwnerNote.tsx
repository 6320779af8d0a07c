import { ownerNote } from '#domain/service-area/owner-note.ts';

/** Stands behind a place on the owner's cards; nothing where the place is not known. */
export function OwnerNote({ place }: { place: string }) {
  const note = ownerNote(place);
  return note ? <strong> {note}</strong> : null;
}
