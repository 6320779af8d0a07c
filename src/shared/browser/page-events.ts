/**
 * DOM events between parts of a page; they bubble to the document. A listener that answers calls preventDefault(), so
 * that the sender leaves out its fallback.
 */
export const pageEvents = {
  /** A footer link or floating button asks for the cookie settings. */
  openCookieSettings: 'open-cookie-settings',
  /** A footer link or floating button asks for the accessibility dialog. */
  openAccessibilityDialog: 'open-accessibility-dialog',
  /**
   * The choice about cookies has changed; sent to the document after it was stored. `detail` may carry the
   * ConsentState, for a page whose storage is blocked.
   */
  consentChanged: 'consent-changed',
} as const;

export type PageEventName = (typeof pageEvents)[keyof typeof pageEvents];

declare global {
  interface DocumentEventMap extends Record<PageEventName, CustomEvent> {}
}
