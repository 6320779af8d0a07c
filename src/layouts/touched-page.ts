/** Runs from the first touch on: one file for all public pages and the owner's area. */
import { wakeIslands } from '#shared/browser/wake-islands.ts';
import { connectAccessibility } from '#site/accessibility/connect-accessibility.ts';
import { completeBanner } from '#site/consent/late-banner.ts';
import { answerTouches } from '#site/frame/answer-touches.ts';
import { scrollGalleryByButtons } from '#site/home/gallery-buttons.ts';
import { watchDraft } from '#site/request-form/form-draft.ts';
import { moveOnByEnter, prefillForm, takeWordsAlong } from '#site/request-form/form-links.ts';
import { visitorsForm } from '#site/request-form/visitors-form.ts';
import { fetchCheckOnFirstTouch } from '#site/service-area/fetch-check-on-first-touch.ts';

// Once, because the browser evaluates this file again when it came by a retry's address and a chunk imports its plain one.
const { dataset } = document.body;
if (!dataset.touched) {
  dataset.touched = 'yes';
  wakeIslands({
    accessibility: async () => (await import('#site/accessibility/AccessibilityButton.tsx')).AccessibilityButton,
    contact: async () => (await import('#site/request-form/RequestForm.tsx')).RequestForm,
    gallery: async () => (await import('#site/home/GalleryLightbox.tsx')).GalleryLightbox,
  });
  // This file's own arrival repeats a 'focusin', and so does an answer that brings an absence or ends the built one.
  addEventListener('focusin', () => 'absence' in dataset && import('./show-absence.ts'));
  answerTouches();
  connectAccessibility();
  completeBanner();
  scrollGalleryByButtons();
  fetchCheckOnFirstTouch();
  const form = visitorsForm();
  if (form) for (const begin of [watchDraft, prefillForm, takeWordsAlong, moveOnByEnter]) begin(form);
}
