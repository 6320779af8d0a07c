/*
 * DOM events between parts of a page; they bubble to the document. A listener that answers calls preventDefault(), so
 * that the sender leaves out its fallback. Constants, because an object is not shaken apart.
 */

/** A footer link or floating button asks for the cookie settings. */
export const OPEN_COOKIE_SETTINGS = 'open-cookie-settings';
/** A footer link or floating button asks for the accessibility dialog. */
export const OPEN_ACCESSIBILITY_DIALOG = 'open-accessibility-dialog';
/**
 * The choice about cookies has changed; sent to the document after it was stored. `detail` may carry the ConsentState,
 * for a page whose storage is blocked.
 */
export const CONSENT_CHANGED = 'consent-changed';

export type PageEventName = typeof OPEN_COOKIE_SETTINGS | typeof OPEN_ACCESSIBILITY_DIALOG | typeof CONSENT_CHANGED;

declare global {
  interface DocumentEventMap extends Record<PageEventName, CustomEvent> {}
}
