import {
  FLOATING_BUTTONS_SHIFT_AFTER_PX,
  SCROLL_AFTER_NAVIGATION_MS,
  SCROLL_TOP_SHIFT_NEAR_BOTTOM_PX,
} from '#config/limits.ts';
import { sendPageEvents } from './page-event-links.ts';
import { scrollAfterNavigation } from './scroll-after-navigation.ts';
import { watchScrollPosition } from './scroll-position.ts';
import { closeMenuAfterNavigation } from './site-menu.ts';

closeMenuAfterNavigation();
sendPageEvents();
watchScrollPosition(FLOATING_BUTTONS_SHIFT_AFTER_PX, SCROLL_TOP_SHIFT_NEAR_BOTTOM_PX);
scrollAfterNavigation(SCROLL_AFTER_NAVIGATION_MS);
document.getElementById('scroll-top')?.addEventListener('click', () => scrollTo({ top: 0 }));
