/** Runs from the first touch on; one file for all public pages. */
import '#shared/browser/touch-islands.ts';
import { GALLERY_SCROLL_STEP_PX } from '#config/limits.ts';
import { connectAccessibility } from '#site/accessibility/connect-accessibility.ts';
import { sendPageEvents } from '#site/frame/page-event-links.ts';
import { scrollUpByButton } from '#site/frame/scroll-up-button.ts';
import { closeMenuAfterNavigation } from '#site/frame/site-menu.ts';
import { scrollGalleryByButtons } from '#site/home/gallery-buttons.ts';
import { prefillForm, takeWordsAlong } from '#site/request-form/form-links.ts';
import { fetchCheckOnFirstTouch } from '#site/service-area/fetch-check-on-first-touch.ts';

sendPageEvents();
closeMenuAfterNavigation();
scrollUpByButton();
connectAccessibility();
scrollGalleryByButtons(GALLERY_SCROLL_STEP_PX);
fetchCheckOnFirstTouch();
prefillForm();
takeWordsAlong();
