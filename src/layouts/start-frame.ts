/** Starts the frame of every public page. Everything that can wait for the first touch is in touched-page.ts. */
import {
  FLOATING_BUTTONS_SHIFT_AFTER_PX,
  SCROLL_AFTER_NAVIGATION_MS,
  SCROLL_TOP_SHIFT_NEAR_BOTTOM_PX,
} from '#config/limits.ts';
import { runConsentBanner } from '#site/consent/consent-banner.ts';
import { leaveWithoutFading } from '#site/frame/leave-without-fading.ts';
import { scrollAfterNavigation } from '#site/frame/scroll-after-navigation.ts';
import { watchScrollPosition } from '#site/frame/scroll-position.ts';

runConsentBanner();
watchScrollPosition(FLOATING_BUTTONS_SHIFT_AFTER_PX, SCROLL_TOP_SHIFT_NEAR_BOTTOM_PX);
scrollAfterNavigation(SCROLL_AFTER_NAVIGATION_MS);
leaveWithoutFading();
