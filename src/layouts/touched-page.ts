/** What the public pages run from the first touch on; one file for all of them. */
import '#shared/browser/touch-islands.ts';
import { GALLERY_SCROLL_STEP_PX } from '#config/limits.ts';
import { connectAccessibility } from '#features/accessibility/connect-accessibility.ts';
import { prefillForm } from '#features/contact/form/prefill-form.ts';
import { takeWordsAlong } from '#features/contact/form/take-words-along.ts';
import { scrollGalleryByButtons } from '#features/home/gallery-buttons.ts';
import { sendPageEvents } from '#features/page-frame/page-event-links.ts';
import { scrollUpByButton } from '#features/page-frame/scroll-up-button.ts';
import { closeMenuAfterNavigation } from '#features/page-frame/site-menu.ts';
import { fetchCheckOnFirstTouch } from '#features/service-area/fetch-check-on-first-touch.ts';

sendPageEvents();
closeMenuAfterNavigation();
scrollUpByButton();
connectAccessibility();
scrollGalleryByButtons(GALLERY_SCROLL_STEP_PX);
fetchCheckOnFirstTouch();
prefillForm();
takeWordsAlong();
