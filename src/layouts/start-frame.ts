/** Starts the frame of every public page. Everything that can wait for the first touch is in touched-page.ts. */
import { runConsentBanner } from '#site/consent/consent-banner.ts';
import { scrollAfterNavigation } from '#site/frame/scroll-after-navigation.ts';
import { watchScrollPosition } from '#site/frame/scroll-position.ts';
import { revealContactData } from '#site/request-form/reveal-contact-data.ts';

runConsentBanner();
watchScrollPosition();
scrollAfterNavigation();
revealContactData();
// Skips the fade to the owner's area and to pictures, because Chromium would log an error.
addEventListener('pageswap', ({ viewTransition, activation }) => {
  if (/\/(admin|_astro)\//.test(`${activation?.entry.url}`)) viewTransition?.skipTransition();
});
