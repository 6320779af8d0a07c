const COUNTRY = 'Deutschland';

/** Directions over places in order (Google's "Maps URLs"); phones open their own maps app. */
export function mapsLink(places: readonly string[]): string {
  const [destination = '', ...before] = places.map((place) => `${place}, ${COUNTRY}`).reverse();
  const waypoints = before.reverse().join('|');
  const query = new URLSearchParams({ api: '1', destination, ...(waypoints && { waypoints }) });
  return `https://www.google.com/maps/dir/?${query}`;
}
