/*
 * DOM events that bubble to the document. A listener that answers calls preventDefault(), so that the sender leaves out
 * its fallback. Constants, because an object is not shaken apart.
 */

export const OPEN_COOKIE_SETTINGS = 'open-cookie-settings';
export const OPEN_ACCESSIBILITY_DIALOG = 'open-accessibility-dialog';
/** Sent to the document after storing. `detail` may be the ConsentState, for a page whose storage is blocked. */
export const CONSENT_CHANGED = 'consent-changed';

export type PageEventName = typeof OPEN_COOKIE_SETTINGS | typeof OPEN_ACCESSIBILITY_DIALOG | typeof CONSENT_CHANGED;

declare global {
  interface DocumentEventMap extends Record<PageEventName, CustomEvent> {}
}
