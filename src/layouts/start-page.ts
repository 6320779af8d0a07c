/** What every public page runs at once, written into it. Whatever can wait for the first touch is in touched-page.ts. */
import {
  FLOATING_BUTTONS_SHIFT_AFTER_PX,
  SCROLL_AFTER_NAVIGATION_MS,
  SCROLL_TOP_SHIFT_NEAR_BOTTOM_PX,
} from '#config/limits.ts';
import { trackVisits } from '#features/analytics/track-visits.ts';
import { runConsentBanner } from '#features/consent/consent-banner.ts';
import { scrollAfterNavigation } from '#features/page-frame/scroll-after-navigation.ts';
import { watchScrollPosition } from '#features/page-frame/scroll-position.ts';
import { fetchLateScriptOnFirstTouch } from '#shared/browser/first-touch.ts';

runConsentBanner();
watchScrollPosition(FLOATING_BUTTONS_SHIFT_AFTER_PX, SCROLL_TOP_SHIFT_NEAR_BOTTOM_PX);
scrollAfterNavigation(SCROLL_AFTER_NAVIGATION_MS);
fetchLateScriptOnFirstTouch(document.documentElement.classList.contains('screen-reader-optimized'));
trackVisits();
