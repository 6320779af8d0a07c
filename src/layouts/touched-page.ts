/** Runs from the first touch on: one file for all public pages and the owner's area. */
import { GALLERY_SCROLL_STEP_PX } from '#config/limits.ts';
import { wakeIslands } from '#shared/browser/wake-islands.ts';
import { connectAccessibility } from '#site/accessibility/connect-accessibility.ts';
import { sendPageEvents } from '#site/frame/page-event-links.ts';
import { scrollUpByButton } from '#site/frame/scroll-up-button.ts';
import { closeMenuAfterNavigation } from '#site/frame/site-menu.ts';
import { scrollGalleryByButtons } from '#site/home/gallery-buttons.ts';
import { prefillForm, takeWordsAlong } from '#site/request-form/form-links.ts';
import { fetchCheckOnFirstTouch } from '#site/service-area/fetch-check-on-first-touch.ts';

wakeIslands({
  accessibility: async () => (await import('#site/accessibility/AccessibilityButton.tsx')).AccessibilityButton,
  contact: async () => (await import('#site/request-form/ContactForm.tsx')).ContactForm,
  gallery: async () => (await import('#site/home/GalleryLightbox.tsx')).GalleryLightbox,
});
sendPageEvents();
closeMenuAfterNavigation();
scrollUpByButton();
connectAccessibility();
scrollGalleryByButtons(GALLERY_SCROLL_STEP_PX);
fetchCheckOnFirstTouch();
prefillForm();
takeWordsAlong();
