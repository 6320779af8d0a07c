/** Starts the frame of every public page. Everything that can wait for the first touch is in touched-page.ts. */
import { runConsentBanner } from '#site/consent/consent-banner.ts';
import { scrollAfterNavigation } from '#site/frame/scroll-after-navigation.ts';
import { watchScrollPosition } from '#site/frame/scroll-position.ts';
import { revealContactData } from '#site/request-form/reveal-contact-data.ts';

runConsentBanner();
watchScrollPosition();
scrollAfterNavigation();
revealContactData();
