/**
 * DOM events between parts of a page; they bubble to the document. A listener that answers calls preventDefault(), so
 * that the sender leaves out its fallback.
 */
export const pageEvents = {
  /** Footer link or floating button asks for the cookie settings. */
  openCookieSettings: 'open-cookie-settings',
  /** Footer link or floating button asks for the accessibility dialog. */
  openAccessibilityDialog: 'open-accessibility-dialog',
  /**
   * The choice about cookies has changed; dispatched on the document after it was stored. `detail` may carry the
   * ConsentState, for when storage is blocked and the choice holds for the page only.
   */
  consentChanged: 'consent-changed',
} as const;

export type PageEventName = (typeof pageEvents)[keyof typeof pageEvents];

declare global {
  interface DocumentEventMap extends Record<PageEventName, CustomEvent> {}
}
