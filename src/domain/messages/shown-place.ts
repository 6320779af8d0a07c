/** As much of a place as a phone shows. */
const PLACE_SHOWN_CHARS = 40;

/** A place for a lock screen: nothing of a field in which somebody wrote a telephone number. A postal code has five digits. */
export function shownPlace(place: string): string {
  if (/\d{6}/.test(place.replace(/[\s/()+-]/g, ''))) return '';
  return place.length > PLACE_SHOWN_CHARS ? `${place.slice(0, PLACE_SHOWN_CHARS - 1)}…` : place;
}
