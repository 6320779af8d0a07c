/** Skips the fade to the owner's area and to pictures, because neither takes part and Chromium would log an error. */
export function leaveWithoutFading() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (/\/(admin|_astro)\//.test(`${activation?.entry.url}`)) viewTransition?.skipTransition();
  });
}
