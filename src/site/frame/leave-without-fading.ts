/**
 * Ends the fade to the next page where that is the owner's area or a picture's file: neither takes part in one, and
 * Chromium would report so as an error over there.
 */
export function leaveWithoutFading() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (/\/(admin|_astro)\//.test(`${activation?.entry.url}`)) viewTransition?.skipTransition();
  });
}
