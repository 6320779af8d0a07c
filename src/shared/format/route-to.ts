/**
 * Directions to a place (Google's "Maps URLs"); phones open their own maps app. Sends nothing but the place, and only when
 * the owner taps it.
 */
export const routeTo = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${place}, Deutschland` })}`;
